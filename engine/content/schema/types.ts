// The types of the content files, for the content and the app: `import type { Site } from '#schema'`.
import type { z } from 'zod';
import type { ContentOf } from '../content-kinds.ts';
import type { claimSchema } from './case-study.ts';
import type { pageMetaSchema } from './fields.ts';

export type { AllLabels, PluralForms } from '../../../src/labels.ts';

export type Owner = ContentOf<'owner'>;
export type Theme = ContentOf<'theme'>;
export type Site = ContentOf<'site'>;
export type Labels = ContentOf<'labels'>;
export type HomePage = ContentOf<'home'>;
export type AboutPage = ContentOf<'about'>;
export type ContactPage = ContentOf<'contact'>;
export type ResumePage = ContentOf<'resumePage'>;
export type NotFoundPage = ContentOf<'notFound'>;
export type ErrorPage = ContentOf<'errorPage'>;
export type CustomPage = ContentOf<'page'>;
export type CaseStudyMeta = ContentOf<'meta'>;
export type Technology = ContentOf<'technologies'>[number];
export type Testimonial = ContentOf<'testimonials'>[number];
export type Resume = ContentOf<'resume'>;
export type Claim = z.infer<typeof claimSchema>;
export type PageMeta = z.infer<typeof pageMetaSchema>;
