import type { z } from 'zod';
import { caseStudySchema } from './schema/case-study.ts';
import { labelsSchema } from './schema/labels.ts';
import * as lists from './schema/lists-and-settings.ts';
import { ownerSchema } from './schema/owner.ts';
import * as pages from './schema/pages.ts';
import { resumeSchema } from './schema/resume.ts';
import { siteSchema } from './schema/site.ts';
import { themeSchema } from './schema/theme.ts';

/** A kind of content file: its place, its schema and what the doctor must know about it. */
export interface ContentKind {
  /** Its path in the folder of the site; a star stands for any name. */
  file: string;
  /** The name of its data in the app's content, and of its export in TypeScript and MDX. */
  name: string;
  schema: z.ZodType;
  /** A site may leave this file out. */
  isOptional?: true;
  /** The file that this one belongs to: where it is left out, this one is not read. */
  partOf?: string;
  /** What one entry is called in messages, if the file is a list. */
  entry?: string;
  /** What the doctor says about the file while it has the mark `sample: true`. */
  sample?: string;
  /** Fields about a person or a project: the doctor refuses to publish their text in the sample. All others suit any owner. */
  personal?: RegExp;
}

const ALL = /./;

/** Every file of the content. The checks, the editor schemas, the list of fields in the docs and the doctor all read this list. */
const KINDS = [
  {
    file: 'owner.json',
    name: 'owner',
    schema: ownerSchema,
    sample: 'name, role, place, e-mail, address and profiles are samples',
  },
  { file: 'theme.css', name: 'theme', schema: themeSchema },
  { file: 'site.ts', name: 'site', schema: siteSchema },
  { file: 'labels.ts', name: 'labels', schema: labelsSchema, isOptional: true },
  { file: 'pages/home.ts', name: 'home', schema: pages.homeSchema, personal: ALL },
  {
    file: 'pages/about.ts',
    name: 'about',
    schema: pages.aboutSchema,
    isOptional: true,
    sample: 'the portrait and the story are samples',
    personal: /^(portrait|meta)\./,
  },
  { file: 'pages/contact.ts', name: 'contact', schema: pages.contactSchema },
  { file: 'pages/resume.ts', name: 'resumePage', schema: pages.resumePageSchema, isOptional: true },
  { file: 'pages/not-found.ts', name: 'notFound', schema: pages.notFoundSchema },
  { file: 'pages/not-found.ts', name: 'errorPage', schema: pages.errorPageSchema },
  { file: 'pages/*.mdx', name: 'page', schema: pages.customPageSchema },
  {
    file: 'case-studies/*/meta.ts',
    name: 'meta',
    schema: caseStudySchema,
    sample: 'the project, its claims and its links are made up',
    personal: ALL,
  },
  {
    file: 'technologies.ts',
    name: 'technologies',
    schema: lists.technologiesSchema,
    isOptional: true,
    entry: 'technology',
    sample: 'these are the technologies of the sample owner',
  },
  {
    file: 'testimonials.ts',
    name: 'testimonials',
    schema: lists.testimonialsSchema,
    isOptional: true,
    entry: 'testimonial',
    sample: 'the people and their praise are made up',
    personal: ALL,
  },
  { file: 'resume.json', name: 'resume', schema: resumeSchema, partOf: 'pages/resume.ts', sample: 'the resume is a sample', personal: ALL },
] as const satisfies ContentKind[];

export const CONTENT_KINDS: readonly ContentKind[] = KINDS;

type Kind = (typeof KINDS)[number];

/** The data of a content file, by the name of its kind: `ContentOf<'site'>`. */
export type ContentOf<Name extends Kind['name']> = z.infer<Extract<Kind, { name: Name }>['schema']>;

/** The kinds that a site may leave out. */
export type OptionalName = Extract<Kind, { isOptional: true } | { partOf: string }>['name'];

/** The kinds of which a site has one file at most. */
export type SingleName = Exclude<Kind, { file: `${string}*${string}` }>['name'];
