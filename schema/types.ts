// The types of the content, for the content files, the app and the engine: `import type { Site } from '#schema'`.
import type { z } from 'zod';
import type { articleSchema } from './article.ts';
import type { caseStudySchema, claimSchema } from './case-study.ts';
import type { pageMetaSchema } from './fields.ts';
import type { labelsSchema } from './labels.ts';
import type { ownerSchema } from './owner.ts';
import type * as pages from './pages.ts';
import type { resumeSchema } from './resume.ts';
import type { siteSchema } from './site.ts';
import type { technologiesSchema, testimonialsSchema } from './technologies-and-testimonials.ts';
import type { themeSchema } from './theme.ts';

export type { CarouselSettings } from './carousel.ts';
export type { AllLabels, MarkdownLabels, PluralForms } from './default-labels.ts';
export type { PictureKind, PictureSource } from './pictures.ts';

export type Owner = z.infer<typeof ownerSchema>;
export type Theme = z.infer<typeof themeSchema>;
export type Site = z.infer<typeof siteSchema>;
export type Labels = z.infer<typeof labelsSchema>;
export type HomePage = z.infer<typeof pages.homeSchema>;
export type AboutPage = z.infer<typeof pages.aboutSchema>;
export type ContactPage = z.infer<typeof pages.contactSchema>;
export type ResumePage = z.infer<typeof pages.resumePageSchema>;
export type NotFoundPage = z.infer<typeof pages.notFoundSchema>;
export type ErrorPage = z.infer<typeof pages.errorPageSchema>;
export type CustomPage = z.infer<typeof pages.customPageSchema>;
export type Article = z.infer<typeof articleSchema>;
export type CaseStudyMeta = z.infer<typeof caseStudySchema>;
export type Technology = z.infer<typeof technologiesSchema>[number];
export type Testimonial = z.infer<typeof testimonialsSchema>[number];
export type Resume = z.infer<typeof resumeSchema>;
export type Claim = z.infer<typeof claimSchema>;
export type PageMeta = z.infer<typeof pageMetaSchema>;
