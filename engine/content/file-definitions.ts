import type { z } from 'zod';
import { articleSchema } from '../../schema/article.ts';
import { caseStudySchema } from '../../schema/case-study.ts';
import { labelsSchema } from '../../schema/labels.ts';
import { ownerSchema } from '../../schema/owner.ts';
import * as pages from '../../schema/pages.ts';
import { resumeSchema } from '../../schema/resume.ts';
import { siteSchema } from '../../schema/site.ts';
import * as lists from '../../schema/technologies-and-testimonials.ts';
import { themeSchema } from '../../schema/theme.ts';

/** What is known about a content file: its place, its schema, and what the doctor says about it. */
export interface FileDefinition {
  /** Its path in the folder of the site; a star stands for any name. */
  file: string;
  /** The name of its data in the app's content, and of its export in TypeScript and MDX. */
  name: string;
  schema: z.ZodType;
  /** A site may leave this file out. */
  isOptional?: true;
  /** The file that this one belongs to: where it is left out, this one is not read. */
  partOf?: string;
  /** The fields that an MDX file must export, as messages show them. */
  form?: string;
  /** What one entry is called in messages, if the file is a list. */
  entry?: string;
  /** What the doctor says about the file while it has the mark `sample: true`. */
  sample?: string;
  /** Fields about a person or a project: the doctor refuses to publish their text in the sample. All others suit any owner. */
  mustReplace?: RegExp;
}

const ALL = /./;

/** Every file of the content. The checks, the editor schemas, the list of fields in the docs and the doctor all read this list. */
const DEFINITIONS = [
  {
    file: 'owner.json',
    name: 'owner',
    schema: ownerSchema,
    sample: 'name, role, place, e-mail, address and profiles are samples',
  },
  { file: 'theme.css', name: 'theme', schema: themeSchema },
  { file: 'site.ts', name: 'site', schema: siteSchema },
  { file: 'labels.ts', name: 'labels', schema: labelsSchema, isOptional: true },
  { file: 'pages/home.ts', name: 'home', schema: pages.homeSchema, mustReplace: ALL },
  {
    file: 'pages/about.ts',
    name: 'about',
    schema: pages.aboutSchema,
    isOptional: true,
    sample: 'the portrait and the story are samples',
    mustReplace: /^(portrait|meta)\./,
  },
  { file: 'pages/contact.ts', name: 'contact', schema: pages.contactSchema },
  { file: 'pages/resume.ts', name: 'resumePage', schema: pages.resumePageSchema, isOptional: true },
  { file: 'pages/not-found.ts', name: 'notFound', schema: pages.notFoundSchema },
  { file: 'pages/not-found.ts', name: 'errorPage', schema: pages.errorPageSchema },
  { file: 'pages/*.mdx', name: 'page', schema: pages.customPageSchema, form: '{ heading, meta }' },
  { file: 'writing/*.mdx', name: 'article', schema: articleSchema, form: "{ title: '…', description: '…', date: '2026-11-18' }" },
  {
    file: 'case-studies/*/meta.ts',
    name: 'meta',
    schema: caseStudySchema,
    sample: 'the project, its claims and its links are made up',
    mustReplace: ALL,
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
    mustReplace: ALL,
  },
  {
    file: 'resume.json',
    name: 'resume',
    schema: resumeSchema,
    partOf: 'pages/resume.ts',
    sample: 'the resume is a sample',
    mustReplace: ALL,
  },
] as const satisfies FileDefinition[];

export const FILE_DEFINITIONS: readonly FileDefinition[] = DEFINITIONS;

type Definition = (typeof DEFINITIONS)[number];

/** The data of a content file, by its name: `ContentOf<'site'>`. */
export type ContentOf<Name extends Definition['name']> = z.infer<Extract<Definition, { name: Name }>['schema']>;

/** The files that a site may leave out. */
export type OptionalName = Extract<Definition, { isOptional: true } | { partOf: string }>['name'];

/** The files of which a site has one at most. */
export type SingleName = Exclude<Definition, { file: `${string}*${string}` }>['name'];
