import { z } from 'zod';
import { list, picture, positiveInteger, sample, text, trueOrFalse } from './fields.ts';

export const technologiesSchema = list(
  z.strictObject({
    sample,
    name: text('Write the name of the technology.'),
    type: text('Say what kind of technology it is, such as "JavaScript library".'),
    image: text('Import its icon, such as "./technologies/react.svg".'),
  }),
  'Name the technologies you use now; an empty list is fine.',
  0,
);

export const testimonialsSchema = list(
  z.strictObject({
    sample,
    id: positiveInteger('Number the testimonials 1, 2, 3 …'),
    img: picture('face', 'Import a picture of the person.'),
    name: text('Write the name of the person with their role: "Priya, product owner".'),
    website: text('Write the name of their website.'),
    comment: text('Write what the person said, in one to three sentences.'),
  }),
  'Two testimonials are enough; an empty list is fine.',
  0,
);

/** The carousel shows one picture at a time, moves by one and has no dots. The owner chooses whether, when and how fast it moves. */
export const carouselSchema = z.strictObject({
  autoplay: trueOrFalse('Does it play by itself?'),
  autoplayMs: positiveInteger('How many milliseconds is each picture shown?'),
  speedMs: positiveInteger('How many milliseconds does the transition take?'),
  easing: z
    .enum(['linear', 'ease', 'ease-in-out'], { error: 'must be one of: linear, ease, ease-in-out.' })
    .describe('Which easing does the transition have?'),
  infinite: trueOrFalse('Does the first picture follow the last?'),
  slidesShown: z.literal(1, { error: 'can only be 1.' }).describe('How many pictures are visible at once.'),
  slidesScrolled: z.literal(1, { error: 'can only be 1.' }).describe('How many pictures it moves by.'),
  dots: z.literal(false, { error: 'can only be false.' }).describe('Whether there are dots below.'),
});

/** Text that the build adds to pages written in Markdown, most of them for screen readers. */
export const markdownLabelsSchema = z.strictObject({
  footnotes: text('Write the heading above the notes of a page.'),
  backToText: text('Say where the arrow after a note leads, for screen readers; the number of the note follows.'),
  table: text('Name a table, for screen readers.'),
  code: text('Name a block of code, for screen readers; the name of the language follows.'),
  done: text('Say that a task is done, for screen readers.'),
  open: text('Say that a task is not done yet, for screen readers.'),
  captions: text('Name the captions of a video, for its menu.'),
});

export const shareCardTextSchema = z.strictObject({
  lines: z
    .strictObject({
      home: text('Write the line on the card of the home page.'),
      about: text('Write the line on the card of the About page.'),
      contact: text('Write the line on the card of the contact page.'),
      resume: text('Write the line on the card of the resume.'),
      page: text('Write the line on the cards of custom pages.'),
    })
    .describe('The line below the title of a card; a case study has its own.'),
  sky: text('Describe what is behind the text on a card without a picture.'),
  portrait: text('Describe what is beside the text on the card of the About page.'),
  resume: text('Describe what is beside the text on the card of the resume.'),
  product: text('Describe what is beside the text on the card of a case study.'),
});
