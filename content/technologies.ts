import type { Technology } from './schema.ts';

/** The cards under "Current Technologies", in the order they are shown. Delete the mark of each that you use yourself. */
export const technologies = [
  { sample: true, name: 'React', type: 'JavaScript library', image: 'react.svg' },
  { sample: true, name: 'Tailwind', type: 'CSS framework', image: 'tailwind.svg' },
  { sample: true, name: 'TypeScript', type: 'Superset of JavaScript', image: 'typescript.svg' },
  { sample: true, name: 'Figma', type: 'Design and prototyping tool', image: 'figma.svg' },
  { sample: true, name: 'Node.js', type: 'JavaScript runtime', image: 'nodejs.svg' },
  { sample: true, name: 'Next.js', type: 'React framework', image: 'nextjs.svg' },
  { sample: true, name: 'Git', type: 'Version control system', image: 'git.svg' },
  { sample: true, name: 'Vitest', type: 'JavaScript testing framework', image: 'vitest.svg' },
] satisfies Technology[];
