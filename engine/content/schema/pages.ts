import { z } from 'zod';
import { list, pageMetaSchema, picture, plural, positiveInteger, sample, text } from './fields.ts';

/** The sections that the home page can have. */
const HOME_SECTIONS = ['technologies', 'projects', 'testimonials', 'contact'] as const;

export const homeSchema = z.strictObject({
  sample,
  meta: pageMetaSchema,
  greeting: text('Write the greeting in the sky. Keep it short: it is shown very large.', { max: 40 }),
  intro: text('Say in one sentence what you do.'),
  moonPhases: list(
    text('Write the name of one phase.', { max: 30 }),
    'Name the eight phases of the moon, from new moon to the last crescent. In dark mode tonight’s follows your place.',
    8,
    8,
  ).optional(),
  projectsLink: z
    .strictObject({
      text: plural('Write how many case studies there are, such as "{count} case studies", for each plural form of your language.'),
      words: list(text('Write a number as a word.'), 'Write the numbers from one on as words. Larger numbers are digits.', 0),
    })
    .describe('The link to the projects, at the bottom of the sky. Without it there is none.')
    .optional(),
  sections: list(
    z.enum(HOME_SECTIONS, { error: `must be one of: ${HOME_SECTIONS.join(', ')}.` }),
    'Name the sections below the sky, in order. Others are left out.',
    0,
  ).refine((names) => new Set(names).size === names.length, { error: 'names a section twice. Each can appear once.' }),
  technologiesHeading: text('Write the heading above the technologies.'),
  projectsHeading: text('Write the heading above the projects.'),
  testimonialsHeading: text('Write the heading above the testimonials.'),
  carousel: z.strictObject({
    role: text('Say what kind of thing it is, for screen readers: "carousel".'),
    slideRole: text('Say what each picture in it is, for screen readers: "slide".'),
    label: text('Name the carousel, for screen readers.'),
    pause: text('Write what the button does while the carousel plays.'),
    play: text('Write what the button does while the carousel is paused.'),
    previous: text('Write what the button does.'),
    next: text('Write what the button does.'),
    of: text('Write the word between the number of a slide and how many there are.'),
    slide: text('Write the word before the number of a slide.'),
    tooltip: text('Write the text beside the pointer.'),
  }),
  otherProjectsLimit: positiveInteger('How many case studies follow the first one on the home page?'),
});

export const aboutSchema = z.strictObject({
  sample,
  portrait: z.strictObject({
    picture: picture('portrait', 'Import a picture of you.'),
    alt: text('Describe the picture for those who cannot see it.'),
    caption: text('Write the line below the picture.'),
  }),
  thanks: text('Thank the reader and say what you would like to hear about.'),
  thanksButton: text('Write the text of the button to the contact page.'),
  resumeButton: text('Write the text of the button to the resume. Without it there is none.').optional(),
  heading: text('Write the heading of the page.'),
  meta: pageMetaSchema,
});

/** A page that the owner added: `export const page` in pages/<address>.mdx. */
export const customPageSchema = z.strictObject({
  sample,
  heading: text('Write the heading of the page.'),
  meta: pageMetaSchema,
});

export const contactSchema = z.strictObject({
  sample,
  meta: pageMetaSchema,
  heading: text('Write the heading of the contact page.'),
  headingPressed: text('Write what the heading says once it is pressed.'),
  copyLabel: text('Say what clicking the address does, for screen readers.'),
  copied: text('Write the message shown once the address is copied.'),
  copyFailed: text('Write the message for the console when copying fails.'),
  mailText: text('Write the text before the address that opens a mail program.'),
});

export const resumePageSchema = z.strictObject({
  sample,
  meta: pageMetaSchema,
  title: text('Write the title of the PDF.'),
  heading: text('Write the heading of the resume page.'),
  lead: text('Write the first sentence of the resume page.'),
  pictureAlt: text('Describe the picture of the resume.'),
  tooltip: text('Write the text beside the pointer.'),
  download: text('Write the text of the download button.'),
  textVersion: text('Write the text that opens the text version.'),
  alsoAs: text('Write the heading above the JSON Resume file.'),
  files: z.strictObject({
    json: text('Name the JSON Resume file.'),
  }),
  kilobytes: text('Write the unit after the size of a file.'),
  now: text('Write the word for a position that has not ended.'),
  to: text('Write the word between two dates.'),
  grade: text('Write the text before a grade, with a colon if your language uses one.'),
  headings: z.strictObject({
    work: text('Write the heading above your positions.'),
    volunteer: text('Write the heading above your volunteering.'),
    education: text('Write the heading above your education.'),
    awards: text('Write the heading above your awards.'),
    certificates: text('Write the heading above your certificates.'),
    publications: text('Write the heading above your publications.'),
    skills: text('Write the heading above your skills.'),
    languages: text('Write the heading above the languages that you speak.'),
    interests: text('Write the heading above your interests.'),
    references: text('Write the heading above what others say about you.'),
    projects: text('Write the heading above your projects.'),
  }),
});

export const notFoundSchema = z.strictObject({
  meta: pageMetaSchema.omit({ keywords: true }),
  heading: text('Write the heading of the 404 page.'),
  text: text('Say that the page was not found.'),
  home: text('Write the text of the button to the home page.'),
  contact: text('Write the text of the button to the contact page.'),
});

export const errorPageSchema = z.strictObject({
  heading: text('Write the heading shown when a page breaks.'),
  text: text('Say what the visitor can do now.'),
});
