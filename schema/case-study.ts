import { z } from 'zod';
import { list, pageMetaSchema, positiveInteger, sample, text, webAddress } from './fields.ts';
import { picture } from './pictures.ts';

export const claimSchema = z.strictObject({
  value: text('Write the number, such as "40%".'),
  text: text('Say what the value means.'),
  certainty: z
    .enum(['measured', 'expected', 'reported'], { error: 'must be one of: measured, expected, reported.' })
    .describe('Say how certain the value is; it is shown with the value.'),
  basis: text('Say where the value comes from.'),
});

const altText = text('Describe the picture for those who cannot see it.');

export const caseStudySchema = z.strictObject({
  sample,
  order: positiveInteger('Give the position of the case study among the others: 1, 2, 3 …'),
  name: text('Write the name of the client or product.'),
  title: text('Write the rest of the title, after the name.'),
  summary: text('Write one sentence for the card.'),
  live: webAddress('Write the address of the live website, or leave it out.').optional(),
  code: webAddress('Write the address of the repository, or leave it out.').optional(),
  description: pageMetaSchema.shape.description,
  keywords: pageMetaSchema.shape.keywords,
  card: picture('card', 'Import the picture of the card.'),
  pictures: list(
    z.strictObject({
      hero: picture('hero', 'Import the picture for wide screens.'),
      phone: picture('phone', 'Import the picture for screens up to 860 px.'),
      alt: altText,
    }),
    'The first is the hero image of the page; the carousel on the home page shows all of the first case study.',
  ),
  heroNight: picture(
    'hero',
    'Import the hero image as it looks at night: the same view, which fades in when dark mode is switched on. Without it the day stays.',
  ).optional(),
  overview: z.strictObject({
    role: text('Say what you did.'),
    team: text('Say who else was involved.'),
    time: text('Say how long it took.'),
    stack: text('Name the main technologies.'),
    outcome: text('Say what came of it.'),
  }),
  claims: list(claimSchema, 'Say of each value how certain it is, and its basis.').optional(),
  marquee: z
    .strictObject({
      heading: text('Write the heading of the moving pictures.'),
      screenshots: list(
        z.strictObject({ picture: picture('screenshot', 'Import a picture.'), caption: text('Write the line below it.'), alt: altText }),
        'Name the pictures that move past.',
      ),
    })
    .optional(),
});
