import { z } from 'zod';
import { list, positiveInteger, sample, text } from './fields.ts';
import { picture } from './pictures.ts';

export const technologiesSchema = list(
  z
    .strictObject({
      sample,
      name: text('Write the name of the technology.'),
      type: text('Say what kind of technology it is, such as "JavaScript library".'),
      icon: text('Write the name that its icon has at simpleicons.org, such as "react" or "rust".').optional(),
      image: text('Instead of that name, import an icon of your own, such as "./technologies/react.svg".').optional(),
    })
    .refine(({ icon, image }) => Boolean(icon) !== Boolean(image), {
      error: 'needs one icon. Write its name at simpleicons.org as icon, such as "rust"; or import a file of your own as image.',
    }),
  'Name the technologies you use now; an empty list is fine.',
  0,
);

export const testimonialsSchema = list(
  z.strictObject({
    sample,
    id: positiveInteger('Number the testimonials 1, 2, 3 …'),
    img: picture('face', 'Import a picture of the person. Without it, their initials are shown.').optional(),
    name: text('Write the name of the person with their role: "Priya, product owner".'),
    website: text('Write the name of their website.'),
    comment: text('Write what the person said, in one to three sentences.'),
  }),
  'Two testimonials are enough; an empty list is fine.',
  0,
);
