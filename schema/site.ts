import { z } from 'zod';
import { aliases } from './aliases.ts';
import { carouselSchema } from './carousel.ts';
import { addressLike, asWritten, linkSchema, list, text, withoutSlash } from './fields.ts';
import { markdownSchema, shareCardsSchema } from './labels.ts';
import { WRITING } from './routes.ts';

const SCRIPT = 'Write the whole address of the script that counts, without a question mark, such as "https://gc.zgo.at/count.js".';
const REPORTS_TO = 'Write where it sends its reports, without a path, such as "https://ada.goatcounter.com".';

/** A script of another site that counts visits. The content security policy names both addresses, so they have plain characters only. */
const visitCounterSchema = z
  .strictObject(
    {
      script: addressLike(/^https?:\/\/[\w.:-]+\/[\w./~@+-]+$/, 'the address of a script', SCRIPT),
      attributes: z
        .record(z.string(), z.string({ error: 'is not text. Write the value of the attribute.' }), {
          error: 'must be attributes with their values.',
        })
        .refine((attributes) => Object.keys(attributes).every((name) => /^(data-[a-z0-9-]+|integrity)$/.test(name)), {
          error: 'can have only attributes whose name begins with data-, and integrity. Delete the others.',
        })
        .describe('Write the attributes that the script needs, as its provider gives them.')
        .optional(),
      reportsTo: addressLike(/^https?:\/\/[\w.:-]+$/, 'an address without a path', REPORTS_TO),
    },
    { error: 'needs the fields script and reportsTo. docs/content.md has examples, under "Count your visitors".' },
  )
  .describe('Counts visits with the script of another site. Without it, no page sends a request to another site.');

const ADDRESS = 'Write where the list of your articles is, such as "/posts". Each article is below it.';

/** Where the articles are. A blog that moves in stays where it was. */
const writingSchema = z
  .strictObject({
    address: z
      .string({ error: `is not text. ${ADDRESS}` })
      .overwrite(withoutSlash)
      .regex(/^\/[a-z0-9]+(-[a-z0-9]+)*$/, { error: ({ input }) => `${asWritten(input)}is not such an address. ${ADDRESS}` })
      .describe(ADDRESS)
      .default(WRITING),
    feedAliases: aliases('List the old addresses of the feed: they lead to it.'),
  })
  .prefault({})
  .describe('Changes the addresses of articles.');

/** The text that appears on every page, and settings. */
export const siteSchema = z.strictObject({
  displayMode: z
    .enum(['light', 'system'], { error: 'must be one of: light, system. Leave it out for light.' })
    .describe('Choose the display mode of a first visit: light, or that of the visitor’s system. The default is light.')
    .default('light'),
  navigation: list(linkSchema, 'These are the links at the top of every page.', 1, 6),
  footer: z.strictObject({
    sentence: text('Write one short sentence for the footer.'),
    links: list(linkSchema, 'These are the links in the footer.'),
    cloudCover: z
      .literal([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], { error: 'must be a whole number from 0 to 9.' })
      .describe('Shows the symbol of a weather report before the sentence: how many eighths of the sky have clouds.')
      .optional(),
  }),
  carousel: carouselSchema,
  markdown: markdownSchema,
  shareCards: shareCardsSchema,
  visitCounter: visitCounterSchema.optional(),
  writing: writingSchema,
});
