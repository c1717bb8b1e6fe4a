import { z } from 'zod';
import { list, order, pageMetaSchema, picture, sample, words } from './fields.ts';

/** The parts that the home page can have. */
const HOME_SECTIONS = ['technologies', 'projects', 'testimonials', 'contact'] as const;

export const homeSchema = z.strictObject({
  sample,
  meta: pageMetaSchema,
  greeting: words('Write the greeting in the sky. Keep it short: it is shown very large.', { max: 40 }),
  intro: words('Say in one sentence what you do.'),
  sections: list(
    z.enum(HOME_SECTIONS, { error: `must be one of: ${HOME_SECTIONS.join(', ')}.` }),
    'Name the sections below the sky, in order. Others are left out.',
    0,
  ).refine((names) => new Set(names).size === names.length, { error: 'names a section twice. Each can appear once.' }),
  technologiesHeading: words('Write the heading above the technologies.'),
  projectsHeading: words('Write the heading above the projects.'),
  testimonialsHeading: words('Write the heading above the testimonials.'),
  carousel: z.strictObject({
    role: words('Say what kind of thing it is, for screen readers: "carousel".'),
    slideRole: words('Say what each picture in it is, for screen readers: "slide".'),
    label: words('Name the carousel, for screen readers.'),
    pause: words('Write what the button does while the carousel plays.'),
    play: words('Write what the button does while the carousel is paused.'),
    previous: words('Write what the button does.'),
    next: words('Write what the button does.'),
    of: words('Write the word between the number of a slide and how many there are.'),
    slide: words('Write the word before the number of a slide.'),
    tooltip: words('Write the text beside the pointer.'),
  }),
  exploreLimit: order('How many case studies follow the first one on the home page?'),
});

export const aboutSchema = z.strictObject({
  sample,
  portrait: z.strictObject({
    picture: picture('portrait', 'Import a picture of you.'),
    alt: words('Describe the picture for those who cannot see it.'),
    caption: words('Write the line below the picture.'),
  }),
  thanks: words('Thank the reader and say what you would like to hear about.'),
  thanksButton: words('Write the text of the button to the contact page.'),
  heading: words('Write the heading of the page.'),
  meta: pageMetaSchema,
});

/** A page that the owner added: `export const page` in pages/<address>.mdx. */
export const ownPageSchema = z.strictObject({
  sample,
  heading: words('Write the heading of the page.'),
  meta: pageMetaSchema,
});

export const contactSchema = z.strictObject({
  sample,
  meta: pageMetaSchema,
  heading: words('Write the heading of the contact page.'),
  headingPressed: words('Write what the heading says once it is pressed.'),
  copyLabel: words('Say what clicking the address does, for screen readers.'),
  copied: words('Write the message shown once the address is copied.'),
  copyFailed: words('Write the message for the console when copying fails.'),
  mailWords: words('Write the text before the address that opens a mail program.'),
});

export const resumePageSchema = z.strictObject({
  sample,
  meta: pageMetaSchema,
  title: words('Write the title of the PDF.'),
  heading: words('Write the heading of the resume page.'),
  lead: words('Write the first sentence of the resume page.'),
  pictureAlt: words('Describe the picture of the resume.'),
  tooltip: words('Write the text beside the pointer.'),
  download: words('Write the words of the download button.'),
  textVersion: words('Write the text that opens the text version.'),
  alsoAs: words('Write the heading above the JSON Resume file.'),
  files: z.strictObject({
    json: words('Name the JSON Resume file.'),
  }),
  kilobytes: words('Write the unit after the size of a file.'),
  now: words('Write the word for a position that has not ended.'),
  to: words('Write the word between two dates.'),
  grade: words('Write the text before a grade, with a colon if your language uses one.'),
  headings: z.strictObject({
    work: words('Write the heading above your positions.'),
    volunteer: words('Write the heading above your volunteering.'),
    education: words('Write the heading above your education.'),
    awards: words('Write the heading above your awards.'),
    certificates: words('Write the heading above your certificates.'),
    publications: words('Write the heading above your publications.'),
    skills: words('Write the heading above your skills.'),
    languages: words('Write the heading above the languages that you speak.'),
    interests: words('Write the heading above your interests.'),
    references: words('Write the heading above what others say about you.'),
    projects: words('Write the heading above your projects.'),
  }),
});

export const notFoundSchema = z.strictObject({
  meta: pageMetaSchema.omit({ keywords: true }),
  heading: words('Write the heading of the page for wrong addresses.'),
  words: words('Say that the page was not found.'),
  home: words('Write the text of the button to the home page.'),
  contact: words('Write the text of the button to the contact page.'),
});

export const errorPageSchema = z.strictObject({
  heading: words('Write the heading shown when a page breaks.'),
  words: words('Say what the visitor can do now.'),
});
