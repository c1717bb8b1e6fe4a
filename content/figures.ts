import type { Figures } from './figures/schema.ts';

/** What all figures share: where their source can be read, and the words around them. */
export const figures = {
  sample: true,
  repository: 'https://github.example.com/skye-sampleton/portfolio/blob/main',
  labels: {
    how: 'How this works',
    source: 'Read the source',
  },
} satisfies Figures;
