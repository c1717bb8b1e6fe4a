// The types of the content files, for the content and the app: `import type { Site } from '#schema'`.
import type { z } from 'zod';
import type { caseStudySchema, claimSchema } from './case-study.ts';
import type { pageMetaSchema, plural } from './fields.ts';
import type {
  carouselSchema,
  markdownWordsSchema,
  shareCardWordsSchema,
  technologiesSchema,
  testimonialsSchema,
} from './lists-and-settings.ts';
import type { ownerSchema } from './owner.ts';
import type { aboutSchema, contactSchema, errorPageSchema, homeSchema, notFoundSchema, ownPageSchema, resumePageSchema } from './pages.ts';
import type { resumeSchema } from './resume.ts';
import type { siteSchema } from './site.ts';
import type { themeSchema } from './theme.ts';

export type Owner = z.infer<typeof ownerSchema>;
export type Theme = z.infer<typeof themeSchema>;
export type Site = z.infer<typeof siteSchema>;
export type PluralForms = z.infer<ReturnType<typeof plural>>;
export type PageMeta = z.infer<typeof pageMetaSchema>;
export type HomePage = z.infer<typeof homeSchema>;
export type AboutPage = z.infer<typeof aboutSchema>;
export type ContactPage = z.infer<typeof contactSchema>;
export type OwnPage = z.infer<typeof ownPageSchema>;
export type ResumePage = z.infer<typeof resumePageSchema>;
export type NotFoundPage = z.infer<typeof notFoundSchema>;
export type ErrorPage = z.infer<typeof errorPageSchema>;
export type CaseStudyMeta = z.infer<typeof caseStudySchema>;
export type Claim = z.infer<typeof claimSchema>;
export type Technology = z.infer<typeof technologiesSchema>[number];
export type Testimonial = z.infer<typeof testimonialsSchema>[number];
export type CarouselSettings = z.infer<typeof carouselSchema>;
export type MarkdownWords = z.infer<typeof markdownWordsSchema>;
export type ShareCardWords = z.infer<typeof shareCardWordsSchema>;
export type Resume = z.infer<typeof resumeSchema>;
