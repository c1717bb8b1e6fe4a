import { z } from 'zod';
import { carouselSchema } from './carousel.ts';
import { linkSchema, list, text } from './fields.ts';
import { markdownSchema, shareCardsSchema } from './labels.ts';

/** The text that appears on every page, and settings. */
export const siteSchema = z.strictObject({
  displayMode: z
    .enum(['light', 'system'], { error: 'must be one of: light, system. Leave it out for light.' })
    .describe('Choose the display mode of a first visit: light, or that of the visitor’s system. The default is light.')
    .optional(),
  navigation: list(linkSchema, 'These are the links at the top of every page.', 1, 6),
  footer: z.strictObject({
    sentence: text('Write one short sentence for the footer.'),
    links: list(linkSchema, 'These are the links in the footer.'),
    cloudCover: z
      .literal([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], { error: 'must be a whole number from 0 to 9.' })
      .describe('Shows the symbol of a weather report before the sentence: how many eighths of the sky have clouds.')
      .optional(),
  }),
  carousel: carouselSchema.optional(),
  markdown: markdownSchema.optional(),
  shareCards: shareCardsSchema.optional(),
});
