import type { Technology } from '#schema';

/** The cards under "Current Technologies", in this order. Delete `sample: true` from each technology that you use yourself. */
export const technologies = [
  { sample: true, name: 'React', type: 'JavaScript library', icon: 'react' },
  { sample: true, name: 'Tailwind', type: 'CSS framework', icon: 'tailwindcss' },
  { sample: true, name: 'TypeScript', type: 'Superset of JavaScript', icon: 'typescript' },
  { sample: true, name: 'Figma', type: 'Design and prototyping tool', icon: 'figma' },
  { sample: true, name: 'Node.js', type: 'JavaScript runtime', icon: 'nodedotjs' },
  { sample: true, name: 'Next.js', type: 'React framework', icon: 'nextdotjs' },
  { sample: true, name: 'Git', type: 'Version control system', icon: 'git' },
  { sample: true, name: 'Vitest', type: 'JavaScript testing framework', icon: 'vitest' },
] satisfies Technology[];
