import type { CaseStudyMeta } from '#schema';
import hero from './hero.webp?hero';

/** The facts of this case study; its text is in body.mdx. */
export const meta = {
  sample: true,
  order: 0,
  name: 'PROJECT NAME',
  title: 'the rest of the title, in a few words',
  summary: 'One sentence for the card, about what the project does for people.',
  live: 'https://example.com/project',
  code: 'https://example.com/project/code',
  description: 'How PROJECT NAME came about. Say here, in one or two sentences, what a visitor finds on this page.',
  pictures: [{ hero, alt: 'The name PROJECT NAME on a plain sky, where a view of the project will be' }],
  overview: {
    role: 'What you did',
    team: 'Who else was there',
    time: 'How long it took',
    stack: 'The main technologies',
    outcome: 'What came of it',
  },
  claims: [
    {
      value: 'A number',
      text: 'what the number says, such as less time to find a tram',
      certainty: 'expected',
      basis: 'Say where the number comes from, or delete the claims here and in body.mdx.',
    },
  ],
} satisfies CaseStudyMeta;
