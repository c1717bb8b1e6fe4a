import type { Technology } from './schema.ts';

/** The cards under "Current Technologies", in the order they are shown. */
export const technologies = [
  { name: 'React', type: 'JavaScript library', image: 'react.svg' },
  { name: 'Tailwind', type: 'CSS framework', image: 'tailwind.svg' },
  { name: 'TypeScript', type: 'Superset of JavaScript', image: 'typescript.svg' },
  { name: 'Figma', type: 'Design and prototyping tool', image: 'figma.svg' },
  { name: 'Node.js', type: 'JavaScript runtime', image: 'nodejs.svg' },
  { name: 'Next.js', type: 'React framework', image: 'nextjs.svg' },
  { name: 'Git', type: 'Version control system', image: 'git.svg' },
  { name: 'Vitest', type: 'JavaScript testing framework', image: 'vitest.svg' },
] satisfies Technology[];
