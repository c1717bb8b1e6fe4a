import type { z } from 'zod';
import { articleSchema } from './article.ts';
import { caseStudySchema } from './case-study.ts';
import type { FileDefinition } from './file-definition.ts';
import { HOME_LISTS } from './home-lists.ts';
import { labelsSchema } from './labels.ts';
import { ownerSchema } from './owner.ts';
import * as pages from './pages.ts';
import { resumeSchema } from './resume.ts';
import { siteSchema } from './site.ts';
import { themeSchema } from './theme.ts';

const ALL = /./;

/** Every kind of content file. Reading and checking it, its type, the editor schemas, the list of fields and the doctor follow from this. */
export const CONTENT = {
  owner: {
    file: 'owner.yaml',
    schema: ownerSchema,
    keepsBraces: true,
    sample: 'name, role, place, e-mail, address and profiles are samples',
  },
  theme: { file: 'theme.css', schema: themeSchema, keepsBraces: true },
  site: { file: 'site.yaml', schema: siteSchema },
  labels: { file: 'labels.yaml', schema: labelsSchema, keepsBraces: true },
  home: { file: 'pages/home.yaml', route: '/', schema: pages.homeSchema, mustReplace: ALL },
  about: {
    file: 'pages/about.md',
    route: '/about',
    schema: pages.aboutSchema.optional(),
    sample: 'the portrait and the story are samples',
    mustReplace: /^(portrait|meta)\./,
  },
  contact: { file: 'pages/contact.yaml', route: '/contact', schema: pages.contactSchema },
  resumePage: { file: 'pages/resume.yaml', route: '/resume', schema: pages.resumePageSchema.optional() },
  notFound: { file: 'pages/not-found.yaml', schema: pages.notFoundSchema },
  customPages: { file: 'pages/*.md', schema: pages.customPageSchema },
  articles: { file: 'writing/*.md', schema: articleSchema, keepsBraces: true },
  caseStudies: {
    file: 'case-studies/*/facts.yaml',
    text: 'text.md',
    schema: caseStudySchema,
    sample: 'the project, its claims and its links are made up',
    mustReplace: ALL,
  },
  ...HOME_LISTS,
  resume: { file: 'resume.json', schema: resumeSchema.optional(), keepsBraces: true, sample: 'the resume is a sample', mustReplace: ALL },
} as const satisfies Record<string, FileDefinition>;

export type ContentName = keyof typeof CONTENT;

/** A Markdown text: its file, and what is in it. Front matter has become empty lines, so that each line has the number that it has in the file. */
export interface Prose {
  file: string;
  body: string;
  /** Whether formulas stand between dollar signs in it. Elsewhere a dollar is a dollar. */
  hasMath?: boolean | undefined;
}

/** One of several pages of a kind. */
export interface Entry<Data = unknown> {
  /** The last segment of its address: the name of its file or folder. */
  slug: string;
  text: Prose;
  data: Data;
}

type DataOf<Definition extends FileDefinition> = z.output<Definition['schema']>;

type ParsedAs<Definition extends FileDefinition> = Definition extends { file: `${string}*${string}` }
  ? Entry<DataOf<Definition>>[]
  : DataOf<Definition>;

/** The content of a site as the schemas return it, by the names above. */
export type ParsedContent = { [Name in ContentName]: ParsedAs<(typeof CONTENT)[Name]> };

export const CONTENT_NAMES = Object.keys(CONTENT) as ContentName[]; // TypeScript does not give the names of an object their type.
