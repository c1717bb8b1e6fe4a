import type { CaseStudyMeta } from '#schema';
import hero from './hero.webp?hero';

/** The facts of this case study; its text is in body.mdx. */
export const meta = {
  sample: true,
  order: 2,
  name: 'WeHike',
  title: 'every track and hut on one honest map',
  summary: 'Saved trails and huts, real-time alerts and trail updates for New Zealand’s back country.',
  live: 'https://wehike.example.com',
  code: 'https://github.example.com/skye-sampleton/wehike',
  description:
    'How a hiking app shows tracks, huts and alerts on one interactive map, and turns New Zealand grid coordinates into latitude and longitude.',
  keywords: ['case study', 'hiking app', 'GeoJSON', 'interactive map', 'New Zealand'],
  pictures: [
    {
      hero,
      alt: 'WeHike on three phones: a topographic map with a track, the page of a hut, and a list of alerts',
    },
  ],
  overview: {
    role: 'Idea, design and development',
    team: 'Just me, and four patient trampers',
    time: 'Eight weeks of evenings',
    stack: 'React, TypeScript, a map library, GeoJSON',
    outcome: 'Tracks, huts and alerts on one interactive map',
  },
} satisfies CaseStudyMeta;
