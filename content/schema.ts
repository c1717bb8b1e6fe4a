// What every file in content/ must hold. Runs at build and in tests only: no byte of it reaches a visitor.
import type { ComponentType } from 'react';
import { z } from 'zod';
import type { WorkingFigure } from './figures/schema.ts';

/** Text the owner must write; the hint tells them what belongs there. */
export const words = (hint: string, { min = 1, max = 2000 } = {}) =>
  z
    .string({ error: ({ input }) => (input === undefined ? `is missing. ${hint}` : `is not text. ${hint}`) })
    .trim()
    .min(min, {
      error: ({ input }) =>
        input === '' ? `is empty. ${hint}` : `has ${String(input).length} characters, at least ${min} are needed. ${hint}`,
    })
    .max(max, { error: ({ input }) => `has ${String(input).length} characters, at most ${max} fit. ${hint}` })
    .describe(hint);

/** The start of what somebody wrote, without its line breaks. */
export const asOneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 80);

/** What stands there, as one short line; nothing where it is no text. */
const asWritten = (input: unknown) => (typeof input === 'string' ? `"${asOneLine(input)}" ` : '');

export const webAddress = (hint: string) =>
  z
    .url({
      protocol: /^https?$/,
      error: ({ input }) => (input === undefined ? `is missing. ${hint}` : `${asWritten(input)}is not a web address. ${hint}`),
    })
    .describe(hint);

/** Entries of one kind; the hint tells what they are. */
export const list = <T extends z.ZodType>(item: T, hint: string, min = 1) =>
  z
    .array(item, { error: `must be a list. ${hint}` })
    .min(min, { error: ({ input }) => `has ${(input as unknown[]).length} entries, at least ${min} are needed. ${hint}` })
    .describe(hint);

/** `sample: true` marks what must be replaced before the site is published. */
export const sample = z
  .boolean({ error: 'must be true or false. Delete the line once the words are your own.' })
  .describe('Marks what is not yours yet. Delete the line once it is.')
  .optional();

const choice = (hint: string) => z.boolean({ error: `must be true or false. ${hint}` }).describe(hint);

const order = (hint: string) =>
  z
    .number({ error: ({ input }) => (input === undefined ? `is missing. ${hint}` : `is not a number. ${hint}`) })
    .int({ error: `is not a whole number. ${hint}` })
    .positive({ error: `must be 1 or more. ${hint}` })
    .describe(hint);

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
    email: z
      .email({
        error: ({ input }) =>
          input === undefined ? 'is missing. Write the address people should write to.' : `${asWritten(input)}is not an e-mail address.`,
      })
      .describe('Write the address people should write to.'),
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
    contact: words('Name the part with your address, for screen readers.'),
    homePage: words('Say where your name at the top leads, for screen readers.'),
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
    glance: z.strictObject({
      role: words('Name the first line of the overview.'),
      team: words('Name the second line of the overview.'),
      time: words('Name the third line of the overview.'),
      stack: words('Name the fourth line of the overview.'),
      outcome: words('Name the fifth line of the overview.'),
    }),
  }),
});

export const technologiesSchema = list(
  z.strictObject({
    sample,
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
  sample,
  meta: pageMetaSchema,
  greeting: words('Write the greeting in the sky. Keep it short: it is set very large.', { max: 40 }),
  intro: words('Say in one sentence what you do.'),
  coordinates: words('Write the place shown at the foot of the sky.'),
  links: z.strictObject({
    github: words('Name the link to your GitHub profile, for screen readers.'),
    contact: words('Name the link to the contact page, for screen readers.'),
    linkedin: words('Name the link to your LinkedIn profile, for screen readers.'),
  }),
  technologiesHeading: words('Write the heading above the technologies.'),
  projectsHeading: words('Write the heading above the projects.'),
  testimonialsHeading: words('Write the heading above the testimonials.'),
  carousel: z.strictObject({
    label: words('Name the carousel, for screen readers.'),
    pause: words('Write what the button does while the carousel turns.'),
    play: words('Write what the button does while the carousel stands.'),
    previous: words('Write what the button does.'),
    next: words('Write what the button does.'),
    of: words('Write the word between the number of a slide and how many there are.'),
    slide: words('Write the word before the number of a slide.'),
    tooltip: words('Write the words beside the pointer.'),
  }),
  exploreLimit: order('How many case studies follow the first one on the home page?'),
});

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

export const contactSchema = z.strictObject({
  sample,
  meta: pageMetaSchema,
  heading: words('Write the heading of the contact page.'),
  headingPressed: words('Write what the heading says once it was pressed.'),
  copyLabel: words('Say what a press on the address does, for screen readers.'),
  copied: words('Write the message shown once the address is copied.'),
  copyFailed: words('Write the message for the console when copying fails.'),
  mailWords: words('Write the words before the address that opens a mail program.'),
});

export const resumePageSchema = z.strictObject({
  sample,
  meta: pageMetaSchema,
  heading: words('Write the heading of the resume page.'),
  lead: words('Write the first sentence of the resume page.'),
  pictureAlt: words('Describe the picture of the resume.'),
  tooltip: words('Write the words beside the pointer.'),
  download: words('Write the words of the download button.'),
  textVersion: words('Write the words that open the text version.'),
  alsoAs: words('Write the words before the other forms of the resume.'),
  files: z.strictObject({
    txt: words('Name the plain text file.'),
    json: words('Name the JSON Resume file.'),
    vcf: words('Name the file that adds you to an address book.'),
  }),
  now: words('Write the word for a position that you still hold.'),
  to: words('Write the word between two years.'),
  headings: z.strictObject({
    work: words('Write the heading above your positions.'),
    projects: words('Write the heading above your projects.'),
    skills: words('Write the heading above your skills.'),
    education: words('Write the heading above your education.'),
    interests: words('Write the heading above your interests.'),
  }),
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
  portrait: z.strictObject({
    picture: words('Name the picture file that lies in content/pages/.'),
    alt: words('Describe the picture for those who cannot see it.'),
    caption: words('Write the line below the picture.'),
  }),
  thanks: words('Thank the reader and say what you would like to hear about.'),
  thanksButton: words('Write the words of the button that leads to the contact page.'),
  heading: words('Write the heading of the page.'),
  meta: pageMetaSchema,
});

const claimSchema = z.strictObject({
  figure: words('Write the figure, such as "40%".', { max: 20 }),
  text: words('Say what the figure means.'),
  grade: z
    .enum(['measured', 'expected', 'reported by the client'], { error: 'must be one of: measured, expected, reported by the client.' })
    .describe('Say how sure the figure is.'),
  basis: words('Say where the figure comes from.'),
});

const altText = words('Describe the picture for those who cannot see it.');

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
  card: words('Name the picture of the card, a file in this folder.'),
  pictures: list(
    z.strictObject({
      wide: words('Name the picture for wide screens, a file in this folder.'),
      phone: words('Name the picture for phones, a file in this folder.'),
      alt: altText,
    }),
    'The first is the large picture of the page; the carousel on the home page shows all of the first case study.',
  ),
  glance: z.strictObject({
    role: words('Say what you did.'),
    team: words('Say who else was there.'),
    time: words('Say how long it took.'),
    stack: words('Name the main technologies.'),
    outcome: words('Say what came of it.'),
  }),
  claims: list(claimSchema, 'Give each figure a grade and a basis.').optional(),
  marquee: z
    .strictObject({
      heading: words('Write the heading of the moving pictures.'),
      shots: list(
        z.strictObject({ picture: words('Name a picture file in this folder.'), caption: words('Write the line below it.'), alt: altText }),
        'Name the pictures that move past.',
      ),
    })
    .optional(),
});

const resumeDate = z
  .string({ error: 'is missing. Write a year, or a year and month such as "2024-03".' })
  .regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, {
    error: ({ input }) => `${asWritten(input)}is not a date. Write a year, or a year and month such as "2024-03".`,
  })
  .describe('Write a year, or a year and month such as "2024-03".');

/**
 * The parts of the JSON Resume schema (jsonresume.org/schema) that the site shows; others would be left out without a word,
 * so they are refused. Name, address and profiles come from content/site.ts.
 */
export const resumeSchema = z.strictObject({
  $schema: z.string().describe('Lets editors complete and check this file. Leave it as it is.').optional(),
  meta: z.strictObject({ sample }).optional(),
  basics: z.strictObject({
    label: words('Write what you do.'),
    summary: words('Write two or three sentences about you.'),
  }),
  work: list(
    z.strictObject({
      name: words('Write the name of the employer.'),
      position: words('Write your position there.'),
      startDate: resumeDate,
      endDate: resumeDate.describe('The same; leave it out for what goes on.').optional(),
      highlights: list(words('Write one thing you did.'), 'Write what you did there.'),
    }),
    'Write where you worked.',
  ),
  skills: list(
    z.strictObject({
      name: words('Write the name of the skill.'),
      keywords: list(words('Write one skill.'), 'Write the skills of this group.'),
    }),
    'Write what you can do.',
  ),
  education: list(
    z.strictObject({
      institution: words('Write where you studied.'),
      area: words('Write what you studied.'),
      studyType: words('Write the degree.'),
      endDate: resumeDate,
    }),
    'Write what you studied.',
  ),
  projects: list(
    z.strictObject({
      name: words('Write the name of the project.'),
      description: words('Say in one or two sentences what it is and what you did.'),
      keywords: list(words('Write one tool.'), 'Name the tools, or delete this line.').optional(),
    }),
    'Name your projects, or delete this part.',
  ).optional(),
  interests: list(
    z.strictObject({
      name: words('Name this group of interests, or delete this line.').optional(),
      keywords: list(words('Write one thing you like to do.'), 'Write what you do away from work.'),
    }),
    'Write what you do away from work, or delete this part.',
  ).optional(),
});

export type PageMeta = z.infer<typeof pageMetaSchema>;
export type Site = z.infer<typeof siteSchema>;
export type Technology = z.infer<typeof technologiesSchema>[number];
export type Testimonial = z.infer<typeof testimonialsSchema>[number];
export type CarouselSettings = z.infer<typeof carouselSchema>;
export type HomePage = z.infer<typeof homeSchema>;
export type ShareCardWords = z.infer<typeof shareCardWordsSchema>;
export type ContactPage = z.infer<typeof contactSchema>;
export type ResumePage = z.infer<typeof resumePageSchema>;
export type NotFoundPage = z.infer<typeof notFoundSchema>;
export type ErrorPage = z.infer<typeof errorPageSchema>;
export type Resume = z.infer<typeof resumeSchema>;
export type AboutFrontMatter = z.infer<typeof aboutFrontMatterSchema>;
/** A picture as the build hands it over: its largest file, and the sizes that there are, such as "800x460 400x230". */
export interface PictureSource {
  src: string;
  cuts: string;
}

/** What a card shows of a case study that lives on another page. */
export type CaseStudyCard = Pick<CaseStudyFrontMatter, 'order' | 'name' | 'summary' | 'live'> & {
  slug: string;
  picture: PictureSource;
  alt: string;
};

/** One large picture, cut for wide screens and for phones. */
export interface Slide {
  alt: string;
  wide: PictureSource;
  phone: PictureSource;
}

export type Claim = z.infer<typeof claimSchema>;
export type ClaimNote = Pick<Claim, 'figure' | 'grade' | 'basis'>;
export type CaseStudyFrontMatter = z.infer<typeof caseStudyFrontMatterSchema>;

/** The case study that the home page shows in its carousel, with notes on the claims of its summary. */
export type FeaturedCaseStudy = Omit<CaseStudyCard, 'picture' | 'alt'> & { slides: Slide[]; notes: ClaimNote[] };

export interface Marquee {
  heading: string;
  shots: { picture: PictureSource; caption: string; alt: string }[];
}

/** A case-study folder as the build hands it to its screen. */
export interface CaseStudy {
  slug: string;
  facts: Pick<CaseStudyFrontMatter, 'name' | 'title' | 'minutes' | 'live' | 'code' | 'description' | 'keywords' | 'glance'> & {
    claims: Claim[];
  };
  Body: ComponentType<{ components: Record<string, unknown> }>;
  stage: Slide;
  /** The pictures that stand among the words, by file name. */
  pictures: Record<string, PictureSource>;
  /** The figures that work, by name. */
  figures: Record<string, WorkingFigure>;
  marquee: Marquee | undefined;
  neighbours: CaseStudyCard[];
  /** What its share card shows, in words. */
  cardAlt: string | undefined;
}
