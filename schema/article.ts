import { z } from 'zod';
import { aliases } from './aliases.ts';
import { ALWAYS, asWritten, formulas, languageTag, list, pageMetaSchema, text, trueOrFalse } from './fields.ts';
import { picture } from './pictures.ts';

/** A day, with or without a time and a time zone: "2026-11-18", "2026/1/8", "2026-11-18 20:15:00 +0100", "2026-11-18T19:15:00Z". */
const DAY =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)? ?(?:Z|UTC|[+-]\d{2}(?::?\d{2})?)?(?: [A-Z]{2,5})?)?$/;

/** Such a day, if it exists. Only the day is kept, as its writer has written it: a time would make it another day in half of the world. */
const day = (hint: string) =>
  z
    .string({ error: ({ input }) => (input === undefined ? `is missing. ${hint}` : `${asWritten(input)}is not a day. ${hint}`) })
    .overwrite((written) => written.replace(DAY, (_, year, month, day) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`))
    .refine((written) => z.iso.date().safeParse(written).success, { error: ({ input }) => `${asWritten(input)}is not a day. ${hint}` })
    .describe(hint);

/** The front matter of an article. Fields of other tools are left out: the owner is told which. */
export const articleSchema = z
  .object({
    title: text('Write the title of the article.'),
    description: pageMetaSchema.shape.description,
    date: day('Write the day on which the article was first published, such as "2026-11-18".'),
    updated: day(
      'Write the day of its last change of substance, such as "2026-11-18". The page shows it, and feed readers show the article again.',
    ).optional(),
    tags: list(text('Write one tag.', { max: 40 }), 'Say what the article is about. Each tag has a page with its articles.', 0).default([]),
    lang: languageTag('Write its language if it is not that of the site, such as "pt-BR".').optional(),
    math: formulas,
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
    aliases: aliases('List the old addresses of the article: they lead to its page.'),
    draft: trueOrFalse('Is it a draft? Only "npm run dev" shows drafts.').optional(),
  })
  .refine((article) => !(article?.updated && article.updated < article.date), {
    ...ALWAYS,
    path: ['updated'],
    error: 'is before the date of the article. Correct one of the two.',
  });
