import { z } from 'zod';
import { list, order, pageMetaSchema, picture, sample, webAddress, words } from './fields.ts';

export const claimSchema = z.strictObject({
  figure: words('Write the figure, such as "40%".'),
  text: words('Say what the figure means.'),
  grade: z
    .enum(['measured', 'expected', 'reported'], { error: 'must be one of: measured, expected, reported.' })
    .describe('Say how certain the figure is; site.ts has the text for it.'),
  basis: words('Say where the figure comes from.'),
});

const altText = words('Describe the picture for those who cannot see it.');

export const caseStudySchema = z.strictObject({
  sample,
  order: order('Give the position of the case study among the others: 1, 2, 3 …'),
  name: words('Write the name of the client or product.'),
  title: words('Write the rest of the title, after the name.'),
  minutes: order('Write how many minutes the page takes to read.'),
  summary: words('Write one sentence for the card.'),
  live: webAddress('Write the address of the live website, or leave it out.').optional(),
  code: webAddress('Write the address of the repository, or leave it out.').optional(),
  description: pageMetaSchema.shape.description,
  keywords: pageMetaSchema.shape.keywords,
  card: picture('card', 'Import the picture of the card.'),
  pictures: list(
    z.strictObject({
      wide: picture('stage', 'Import the picture for wide screens.'),
      phone: picture('phone', 'Import the picture for phones.'),
      alt: altText,
    }),
    'The first is the large picture of the page; the carousel on the home page shows all of the first case study.',
  ),
  glance: z.strictObject({
    role: words('Say what you did.'),
    team: words('Say who else was involved.'),
    time: words('Say how long it took.'),
    stack: words('Name the main technologies.'),
    outcome: words('Say what came of it.'),
  }),
  claims: list(claimSchema, 'Give each figure a grade and a basis.').optional(),
  marquee: z
    .strictObject({
      heading: words('Write the heading of the moving pictures.'),
      shots: list(
        z.strictObject({ picture: picture('shot', 'Import a picture.'), caption: words('Write the line below it.'), alt: altText }),
        'Name the pictures that move past.',
      ),
    })
    .optional(),
});
