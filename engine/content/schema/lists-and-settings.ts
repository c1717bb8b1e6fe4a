import { z } from 'zod';
import { choice, list, order, sample, words } from './fields.ts';
import { picture } from './picture.ts';

export const technologiesSchema = list(
  z.strictObject({
    sample,
    name: words('Write the name of the technology.'),
    type: words('Say what kind of thing it is, such as "JavaScript library".'),
    image: words('Import its icon, such as "./technologies/react.svg".'),
  }),
  'Name the technologies you use now.',
);

export const testimonialsSchema = list(
  z.strictObject({
    sample,
    id: order('Number the testimonials 1, 2, 3 …'),
    img: picture('face', 'Import a picture of the person.'),
    name: words('Write the name of the person with their role: "Priya, product owner".'),
    website: words('Write the name of their website.'),
    comment: words('Write what the person said, in one to three sentences.', { min: 20 }),
  }),
  'Two testimonials are enough; delete the ones you cannot stand behind.',
  0,
);

/** The carousel shows one picture, moves by one and has no dots; what can be chosen is whether, when and how fast it turns. */
export const carouselSchema = z.strictObject({
  autoplay: choice('Does it turn by itself?'),
  autoplayMs: order('How many milliseconds does a picture stay?'),
  speedMs: order('How many milliseconds does the change take?'),
  easing: z
    .enum(['linear', 'ease', 'ease-in-out'], { error: 'must be one of: linear, ease, ease-in-out.' })
    .describe('How does the change move?'),
  infinite: choice('Does the first picture follow the last?'),
  slidesShown: z.literal(1, { error: 'can only be 1.' }).describe('How many pictures are seen at once.'),
  slidesScrolled: z.literal(1, { error: 'can only be 1.' }).describe('How many pictures it moves by.'),
  dots: z.literal(false, { error: 'can only be false.' }).describe('Whether there are dots below.'),
});

export const demoNoteSchema = words('Say to visitors of a demo that what they see is made up.');

export const shareCardWordsSchema = z.strictObject({
  sky: words('Say what stands behind the words of a card without a picture.'),
  portrait: words('Say what stands beside the words of the card of the About page.'),
  resume: words('Say what stands beside the words of the card of the resume.'),
  product: words('Say what stands beside the words of the card of a case study.'),
});
