// The types of the content, for the app and the engine: `import type { Owner } from '#schema'`.
import type { z } from 'zod';
import type { articleSchema } from './article.ts';
import type { caseStudySchema } from './case-study.ts';
import type { ParsedContent } from './content.ts';
import type { pageMetaSchema } from './fields.ts';

export type { ContentName, Entry, ParsedContent, Prose } from './content.ts';
export type { AllLabels, MarkdownLabels, PluralForms } from './default-labels.ts';
export type { PictureKind, PictureSource } from './pictures.ts';

export type Owner = ParsedContent['owner'];
export type Theme = ParsedContent['theme'];
export type Site = ParsedContent['site'];
export type Resume = NonNullable<ParsedContent['resume']>;
export type Article = z.output<typeof articleSchema>;
export type CaseStudy = z.output<typeof caseStudySchema>;
export type PageMeta = z.output<typeof pageMetaSchema>;
