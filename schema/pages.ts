import { z } from 'zod';
import { ALWAYS, formulas, list, pageMetaSchema, positiveInteger, sample, text } from './fields.ts';
import { HOME_LIST_NAMES } from './home-lists.ts';
import { picture } from './pictures.ts';

/** The sections of the home page whose heading is in home.yaml. */
const WITH_HEADING = [...HOME_LIST_NAMES, 'projects', 'writing'] as const;

/** The sections that the home page can have. */
const HOME_SECTIONS = [...WITH_HEADING, 'contact'] as const;

const HEADINGS = `Write the heading above each section: ${WITH_HEADING.join(', ')}.`;

export const homeSchema = z
  .strictObject({
    sample,
    meta: pageMetaSchema,
    greeting: text('Write the greeting in the sky. Keep it short: it is shown very large.', { max: 40 }),
    intro: text('Say in one sentence what you do.'),
    facts: text('Say in one line who you are for somebody in a hurry: full name, years of work, place, what you are open to.').optional(),
    sections: list(
      z.enum(HOME_SECTIONS, { error: `must be one of: ${HOME_SECTIONS.join(', ')}.` }),
      'Name the sections below the sky, in order. Others are left out.',
      0,
    ).refine((names) => new Set(names).size === names.length, { error: 'names a section twice. Each can appear once.' }),
    headings: z
      .partialRecord(
        z.enum(WITH_HEADING, { error: `is not a section with a heading. ${HEADINGS}` }),
        text('Write the heading of the section.'),
        {
          error: `is missing. ${HEADINGS}`,
        },
      )
      .describe(HEADINGS),
    otherProjectsLimit: positiveInteger('How many case studies follow the first one on the home page?'),
    newestArticles: positiveInteger('How many articles does the section "writing" show?').default(3),
  })
  .refine((home) => sectionsWithoutHeading(home).length === 0, {
    ...ALWAYS,
    path: ['headings'],
    error: ({ input }) => `has none for: ${sectionsWithoutHeading(input).join(', ')}. ${HEADINGS}`,
  });

function sectionsWithoutHeading(home: unknown): string[] {
  const shown = z.looseObject({ sections: z.array(z.string()), headings: z.record(z.string(), z.unknown()) }).safeParse(home).data;
  return WITH_HEADING.filter((name) => shown?.sections.includes(name) && !(name in shown.headings));
}

export const aboutSchema = z.strictObject({
  sample,
  portrait: z
    .strictObject({
      picture: picture('portrait', 'Name a picture file of you, such as "portrait.jpg".'),
      alt: text('Describe the picture for those who cannot see it.'),
      caption: text('Write the line below the picture.'),
    })
    .optional(),
  thanks: text('Thank the reader and say what you would like to hear about.'),
  thanksButton: text('Write the text of the button to the contact page.'),
  resumeButton: text('Write the text of the button to the resume. Without it there is none.').optional(),
  heading: text('Write the heading of the page.'),
  meta: pageMetaSchema,
  math: formulas,
});

/** The front matter of a page that the owner added: pages/<address>.md. */
export const customPageSchema = z.strictObject({
  sample,
  heading: text('Write the heading of the page.'),
  meta: pageMetaSchema,
  math: formulas,
});

export const contactSchema = z.strictObject({
  sample,
  meta: pageMetaSchema,
  heading: text('Write the heading of the contact page.'),
  headingPressed: text('Write what the heading says once it is pressed.'),
  mailText: text('Write the text before the address that opens a mail program.'),
});

export const resumePageSchema = z.strictObject({
  sample,
  meta: pageMetaSchema,
  title: text('Write the title of the PDF.'),
  heading: text('Write the heading of the resume page.'),
  lead: text('Write the first sentence of the resume page.'),
});

export const notFoundSchema = z.strictObject({
  meta: pageMetaSchema.omit({ keywords: true }),
  heading: text('Write the heading of the 404 page.'),
  text: text('Say that the page was not found.'),
  home: text('Write the text of the button to the home page.'),
  contact: text('Write the text of the button to the contact page.'),
  errorPage: z.strictObject({
    heading: text('Write the heading shown when a page breaks.'),
    text: text('Say what the visitor can do now.'),
  }),
});
