import type { CaseStudyMeta } from '#schema';
import hero from './hero.webp?hero';

/** The facts of this case study; its text is in body.mdx. */
export const meta = {
  sample: true,
  order: 3,
  name: 'Mycelium',
  title: 'a slow game about fast fungi',
  summary: 'A game for plant lovers and everyone else: plant spores, water, wait, harvest, sell, repeat.',
  live: 'https://mycelium.example.com',
  code: 'https://github.example.com/skye-sampleton/mycelium',
  description:
    'How a team of six built a mushroom-growing game with three growth stages, a market, and stand-ups three to four times a day.',
  keywords: ['case study', 'browser game', 'agile', 'team project', 'React'],
  pictures: [
    {
      hero,
      alt: 'The Mycelium game board: garden tiles with mushrooms at three stages of growth, a market panel and the tools',
    },
  ],
  overview: {
    role: 'Agile facilitator and front-end developer',
    team: 'Six of us, plus facilitators',
    time: 'One week',
    stack: 'React, TypeScript, Node.js, Git',
    outcome: 'A game you can play from first spore to market',
  },
} satisfies CaseStudyMeta;
