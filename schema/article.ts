import { z } from 'zod';
import { ALWAYS, asWritten, pageMetaSchema, text, trueOrFalse } from './fields.ts';
import { picture } from './pictures.ts';

/** A day that exists, as "2026-11-18". The text is kept: a Date would have a time, and with it another day in half of the world. */
const day = (hint: string) =>
  z.iso
    .date({
      error: ({ input }) => (input === undefined ? `is missing. ${hint}` : `${asWritten(input)}is not a day. ${hint}`),
    })
    .describe(hint);

/** The front matter of an article. */
export const articleSchema = z
  .strictObject({
    title: text('Write the title of the article.'),
    description: pageMetaSchema.shape.description,
    date: day('Write the day on which the article was first published, such as "2026-11-18".'),
    updated: day(
      'Write the day of its last change of substance, such as "2026-11-18". The page shows it, and feed readers show the article again.',
    ).optional(),
    picture: z
      .strictObject(
        {
          file: picture('wide', 'Name a picture file, such as "harbour.webp".'),
          alt: text('Describe the picture for those who cannot see it.'),
        },
        { error: 'needs two lines below it: file and alt.' },
      )
      .describe('Shows a picture above the text and on the share card.')
      .optional(),
    draft: trueOrFalse('Is it a draft? Only "npm run dev" shows drafts.').optional(),
  })
  .refine((article) => !(article?.updated && article.updated < article.date), {
    ...ALWAYS,
    path: ['updated'],
    error: 'is before the date of the article. Correct one of the two.',
  });
