import { z } from 'zod';
import { ALWAYS, list, positiveInteger, sample, text } from './fields.ts';
import type { FileDefinition } from './file-definition.ts';
import { icon, picture } from './pictures.ts';

// The lists that the home page can show. Each has a file, and a section of the home page (src/screens/home/home-screen.tsx).

const technologiesSchema = list(
  z
    .strictObject({
      sample,
      name: text('Write the name of the technology.'),
      type: text('Say what kind of technology it is, such as "JavaScript library".'),
      icon: text('Write the name that its icon has at simpleicons.org, such as "react" or "rust".').optional(),
      image: icon('Instead of that name, name an icon file of your own, such as "technologies/react.svg".').optional(),
    })
    .refine((technology) => !technology || Boolean(technology.icon) !== Boolean(technology.image), {
      ...ALWAYS,
      error: 'needs one icon. Write its name at simpleicons.org as icon, such as "rust"; or name a file of your own as image.',
    }),
  'Name the technologies you use now; an empty list is fine.',
  0,
);

const testimonialsSchema = list(
  z.strictObject({
    sample,
    id: positiveInteger('Number the testimonials 1, 2, 3 …'),
    img: picture('face', 'Name a picture file of the person. Without it, their initials are shown.').optional(),
    name: text('Write the name of the person with their role: "Priya, product owner".'),
    website: text('Write the name of their website.'),
    comment: text('Write what the person said, in one to three sentences.'),
  }),
  'Two testimonials are enough; an empty list is fine.',
  0,
);

export const HOME_LISTS = {
  technologies: {
    file: 'technologies.yaml',
    schema: technologiesSchema.default([]),
    entry: 'technology',
    sample: 'these are the technologies of the sample owner',
  },
  testimonials: {
    file: 'testimonials.yaml',
    schema: testimonialsSchema.default([]),
    entry: 'testimonial',
    sample: 'the people and their praise are made up',
    mustReplace: /./,
  },
} as const satisfies Record<string, FileDefinition>;

export type HomeList = keyof typeof HOME_LISTS;

export const HOME_LIST_NAMES = Object.keys(HOME_LISTS) as HomeList[]; // TypeScript does not give the names of an object their type.
