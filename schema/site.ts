import { z } from 'zod';
import { linkSchema, list, positiveInteger, text, trueOrFalse } from './fields.ts';
import { markdownSchema, shareCardsSchema } from './labels.ts';

/** The carousel shows one picture at a time and moves by one. The owner chooses the rest. */
const carouselSchema = z
  .strictObject({
    autoplay: trueOrFalse('Does it play by itself?'),
    autoplayMs: positiveInteger('How many milliseconds is each picture shown?'),
    speedMs: positiveInteger('How many milliseconds does the transition take?'),
    easing: z
      .enum(['linear', 'ease', 'ease-in-out'], { error: 'must be one of: linear, ease, ease-in-out.' })
      .describe('Which easing does the transition have?'),
    infinite: trueOrFalse('Does the first picture follow the last?'),
    dots: trueOrFalse('Does it have a dot for each picture, to choose one?'),
  })
  .partial()
  .describe('Changes how the carousel on the home page looks and moves.');

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
