import { z } from 'zod';
import { asWritten, formulas, list, pageMetaSchema, positiveInteger, sample, text, trueOrFalse, webAddress } from './fields.ts';
import { picture } from './pictures.ts';

const claimSchema = z.strictObject({
  value: text('Write the number, such as "40%".'),
  text: text('Say what the value means.'),
  certainty: z
    .enum(['measured', 'expected', 'reported'], { error: 'must be one of: measured, expected, reported.' })
    .describe('Say how certain the value is; it is shown with the value.'),
  basis: text('Say where the value comes from.'),
});

const FOCUS =
  'Write the point of the picture that cards and narrow screens show in the middle, from the left and from the top, such as "70% 50%".';

const altText = text('Describe the picture for those who cannot see it.');

export const caseStudySchema = z.strictObject({
  sample,
  order: positiveInteger('Give the position of the case study among the others: 1, 2, 3 …'),
  name: text('Write the name of the client or product.'),
  title: text('Write the rest of the title, after the name.'),
  summary: text('Write one sentence for the card.'),
  live: webAddress('Write the address of the live website, or leave it out.').optional(),
  liveLabel: text('Write the text of the button to it, such as "Marketplace", instead of "Live Website" and "View Website".', {
    max: 30,
  }).optional(),
  code: webAddress('Write the address of the repository, or leave it out.').optional(),
  codeLabel: text('Write the text of the button to it, such as "Documentation", instead of "View Code".', { max: 30 }).optional(),
  codeOnCard: trueOrFalse('Does the card have a button to the code beside the one to the website?').optional(),
  description: pageMetaSchema.shape.description,
  keywords: pageMetaSchema.shape.keywords,
  math: formulas,
  card: picture('card', 'Name another picture file for the card. Without it, the card shows a part of the first picture.').optional(),
  pictures: list(
    z.strictObject({
      hero: picture('hero', 'Name the picture file for wide screens, such as "hero.webp".'),
      phone: picture('phone', 'Name another picture file for screens up to 860 px. Without it, they show a part of the first.').optional(),
      focus: z
        .string({ error: `is not text. ${FOCUS}` })
        .regex(/^(100|\d?\d)% (100|\d?\d)%$/, { error: ({ input }) => `${asWritten(input)}is not a point. ${FOCUS}` })
        .describe(FOCUS)
        .optional(),
      alt: altText,
    }),
    'The first is the hero image of the page; the carousel on the home page shows all of the first case study.',
  ),
  heroNight: picture(
    'hero',
    'Name the hero image as it looks at night: the same view, which fades in when dark mode is switched on. Without it the day stays.',
  ).optional(),
  overview: z
    .strictObject({
      role: text('Say what you did.'),
      team: text('Say who else was involved.'),
      time: text('Say how long it took.'),
      stack: text('Name the main technologies.'),
      outcome: text('Say what came of it.'),
    })
    .partial()
    .optional(),
  claims: list(claimSchema, 'Say of each value how certain it is, and its basis.').optional(),
  marquee: z
    .strictObject({
      heading: text('Write the heading of the moving pictures.'),
      screenshots: list(
        z.strictObject({ picture: picture('screenshot', 'Name a picture file.'), caption: text('Write the line below it.'), alt: altText }),
        'Name the pictures that move past.',
      ),
    })
    .optional(),
});
