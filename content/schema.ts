// What every file in content/ must hold. Runs at build and in tests only: no byte of it reaches a visitor.
import type { ComponentType } from 'react';
import { z } from 'zod';

/** Text the owner must write; the hint tells them what belongs there. */
const words = (hint: string, { min = 1, max = 2000 } = {}) =>
  z
    .string({ error: ({ input }) => (input === undefined ? `is missing. ${hint}` : `is not text. ${hint}`) })
    .trim()
    .min(min, {
      error: ({ input }) =>
        input === '' ? `is empty. ${hint}` : `has ${String(input).length} characters, at least ${min} are needed. ${hint}`,
    })
    .max(max, { error: ({ input }) => `has ${String(input).length} characters, at most ${max} fit. ${hint}` });

const webAddress = (hint: string) =>
  z.url({
    protocol: /^https?$/,
    error: ({ input }) => (input === undefined ? `is missing. ${hint}` : `"${input}" is not a web address. ${hint}`),
  });

const list = <T extends z.ZodType>(item: T, hint: string, min = 1) =>
  z
    .array(item, { error: `must be a list. ${hint}` })
    .min(min, { error: ({ input }) => `has ${(input as unknown[]).length} entries, at least ${min} are needed. ${hint}` });

/** `sample: true` marks what must be replaced before the site is published. */
const sample = z.boolean({ error: 'must be true or false. Delete the line once the words are your own.' }).optional();

const order = (hint: string) =>
  z
    .number({ error: ({ input }) => (input === undefined ? `is missing. ${hint}` : `is not a number. ${hint}`) })
    .int({ error: `is not a whole number. ${hint}` })
    .positive({ error: `must be 1 or more. ${hint}` });

export const pageMetaSchema = z.strictObject({
  page: words('Write the name of the page as it stands in the browser tab.', { max: 30 }),
  description: words('Say in one or two sentences what the visitor finds here.', { min: 70, max: 160 }),
  keywords: list(words('Write one search word or phrase.'), 'Give three or more search words.', 3),
});

const linkSchema = z.strictObject({
  label: words('Write the words of the link.'),
  to: words('Write the path it leads to, such as "/about".').startsWith('/', { error: 'must start with a slash, such as "/about".' }),
});

export const siteSchema = z.strictObject({
  sample,
  url: webAddress('Write the address the site is published at, such as "https://skye.example.com".').refine((url) => !url.endsWith('/'), {
    error: 'must not end with a slash. Delete the last character.',
  }),
  owner: z.strictObject({
    name: words('Write your name as you want it to be read.', { max: 40 }),
    firstName: words('Write the name you are called by.', { max: 20 }),
    role: words('Write what you do, such as "Software developer".'),
    place: words('Write the city and state you work from.'),
    email: z.email({
      error: ({ input }) =>
        input === undefined ? 'is missing. Write the address people should write to.' : `"${input}" is not an e-mail address.`,
    }),
  }),
  profiles: z.strictObject({
    github: webAddress('Write the address of your GitHub profile.'),
    linkedin: webAddress('Write the address of your LinkedIn profile.'),
  }),
  navigation: list(linkSchema, 'These are the links at the top of every page.'),
  footer: z.strictObject({
    sentence: words('Write one short sentence for the foot of every page.'),
    links: list(linkSchema, 'These are the links at the foot of every page.'),
  }),
  labels: z.strictObject({
    skipToContent: words('Write the words of the link that jumps over the header.'),
    mainNavigation: words('Name the navigation at the top, for screen readers.'),
    footerNavigation: words('Name the navigation at the foot, for screen readers.'),
    darkMode: words('Name the button that switches the display mode, for screen readers.'),
    pauseAnimations: words('Write the words of the button that stops what moves.'),
    playAnimations: words('Write the words of the button that lets it move again.'),
    opensInNewTab: words('Say that a link opens in a new tab, for screen readers.'),
    liveWebsite: words('Write the words of the button that leads to a live website.'),
    viewCaseStudy: words('Write the words of the button that leads to a case study.'),
    viewCode: words('Write the words of the button that leads to the code of a project.'),
    viewWebsite: words('Write the words of the button that leads to a website.'),
    caseStudy: words('Write the words before the number of a case study.'),
    minuteRead: words('Write the words after the number of minutes.'),
    exploreMore: words('Write the heading above the other case studies.'),
  }),
});

export const technologiesSchema = list(
  z.strictObject({
    name: words('Write the name of the technology.'),
    type: words('Say what kind of thing it is, such as "JavaScript library".'),
    image: words('Name its icon file, such as "react.svg".'),
  }),
  'Name the technologies you use now.',
);

export const testimonialsSchema = list(
  z.strictObject({
    sample,
    id: order('Number the testimonials 1, 2, 3 …'),
    img: words('Name the picture file that lies in content/testimonials/.'),
    name: words('Write the name of the person with their role: "Priya, product owner".'),
    website: words('Write the name of their website.'),
    comment: words('Write what the person said, in one to three sentences.', { min: 20 }),
  }),
  'Two testimonials are enough; delete the ones you cannot stand behind.',
  0,
);

export const homeSchema = z.strictObject({
  meta: pageMetaSchema,
  greeting: words('Write the greeting in the sky. Keep it short: it is set very large.', { max: 40 }),
  intro: words('Say in one sentence what you do.'),
  coordinates: words('Write the place shown at the foot of the sky.'),
  projectsHeading: words('Write the heading above the projects.'),
  exploreLimit: order('How many case studies follow the first one on the home page?'),
});

export const contactSchema = z.strictObject({
  meta: pageMetaSchema,
  heading: words('Write the heading of the contact page.'),
  hint: words('Write the line below the e-mail address.'),
});

export const resumePageSchema = z.strictObject({
  meta: pageMetaSchema,
  heading: words('Write the heading of the resume page.'),
  lead: words('Write the first sentence of the resume page.'),
});

export const notFoundSchema = z.strictObject({
  meta: pageMetaSchema.omit({ keywords: true }),
  heading: words('Write the heading of the page for wrong addresses.'),
  words: words('Say that the page was not found.'),
  home: words('Write the words of the button that leads home.'),
  contact: words('Write the words of the button that leads to the contact page.'),
});

export const errorPageSchema = z.strictObject({
  heading: words('Write the heading shown when a page breaks.'),
  words: words('Say what the visitor can do now.'),
});

export const aboutFrontMatterSchema = z.strictObject({
  sample,
  heading: words('Write the heading of the page.'),
  meta: pageMetaSchema,
});

export const caseStudyFrontMatterSchema = z.strictObject({
  sample,
  order: order('Give the place of the case study among the others: 1, 2, 3 …'),
  name: words('Write the name of the client or product.', { max: 30 }),
  title: words('Write the rest of the title, after the name.'),
  minutes: order('Write how many minutes the page takes to read.'),
  summary: words('Write one sentence for the card.'),
  live: webAddress('Write the address of the live website.'),
  code: webAddress('Write the address of the repository.'),
  description: pageMetaSchema.shape.description,
  keywords: pageMetaSchema.shape.keywords,
});

const resumeDate = z.string({ error: 'is missing. Write a year, or a year and month such as "2024-03".' }).regex(/^\d{4}(-\d{2}){0,2}$/, {
  error: ({ input }) => `"${input}" is not a date. Write a year, or a year and month such as "2024-03".`,
});

/** The parts of the JSON Resume schema (jsonresume.org/schema) that the site shows. */
export const resumeSchema = z.looseObject({
  basics: z.looseObject({
    label: words('Write what you do.'),
    summary: words('Write two or three sentences about you.'),
  }),
  work: list(
    z.looseObject({
      name: words('Write the name of the employer.'),
      position: words('Write your position there.'),
      startDate: resumeDate,
      endDate: resumeDate.optional(),
      highlights: list(words('Write one thing you did.'), 'Write what you did there.'),
    }),
    'Write where you worked.',
  ),
  skills: list(
    z.looseObject({
      name: words('Write the name of the skill.'),
      keywords: list(words('Write one skill.'), 'Write the skills of this group.'),
    }),
    'Write what you can do.',
  ),
  education: list(
    z.looseObject({ institution: words('Write where you studied.'), area: words('Write what you studied.'), endDate: resumeDate }),
    'Write what you studied.',
  ),
});

export type PageMeta = z.infer<typeof pageMetaSchema>;
export type Site = z.infer<typeof siteSchema>;
export type Technology = z.infer<typeof technologiesSchema>[number];
export type Testimonial = z.infer<typeof testimonialsSchema>[number];
export type HomePage = z.infer<typeof homeSchema>;
export type ContactPage = z.infer<typeof contactSchema>;
export type ResumePage = z.infer<typeof resumePageSchema>;
export type NotFoundPage = z.infer<typeof notFoundSchema>;
export type ErrorPage = z.infer<typeof errorPageSchema>;
export type AboutFrontMatter = z.infer<typeof aboutFrontMatterSchema>;
/** What a card shows of a case study that lives on another page. */
export type CaseStudyCard = Pick<CaseStudyFrontMatter, 'order' | 'name' | 'summary' | 'live'> & { slug: string };
export type CaseStudyFrontMatter = z.infer<typeof caseStudyFrontMatterSchema>;

/** A case-study folder as the build hands it to its screen. */
export interface CaseStudy {
  slug: string;
  frontmatter: CaseStudyFrontMatter;
  Body: ComponentType;
  neighbours: CaseStudyCard[];
}
