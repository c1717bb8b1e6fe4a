import type { Technology } from '#schema';
import figma from './technologies/figma.svg';
import git from './technologies/git.svg';
import nextjs from './technologies/nextjs.svg';
import nodejs from './technologies/nodejs.svg';
import react from './technologies/react.svg';
import tailwind from './technologies/tailwind.svg';
import typescript from './technologies/typescript.svg';
import vitest from './technologies/vitest.svg';

/** The cards under "Current Technologies", in this order. Delete `sample: true` from each technology that you use yourself. */
export const technologies = [
  { sample: true, name: 'React', type: 'JavaScript library', image: react },
  { sample: true, name: 'Tailwind', type: 'CSS framework', image: tailwind },
  { sample: true, name: 'TypeScript', type: 'Superset of JavaScript', image: typescript },
  { sample: true, name: 'Figma', type: 'Design and prototyping tool', image: figma },
  { sample: true, name: 'Node.js', type: 'JavaScript runtime', image: nodejs },
  { sample: true, name: 'Next.js', type: 'React framework', image: nextjs },
  { sample: true, name: 'Git', type: 'Version control system', image: git },
  { sample: true, name: 'Vitest', type: 'JavaScript testing framework', image: vitest },
] satisfies Technology[];
