import type { CaseStudyMeta } from '#schema';
import { pageSlug } from './page-slug.ts';

/** The facts of a case study, with its address. */
export type CaseStudy = CaseStudyMeta & { slug: string };

const metas = import.meta.glob<CaseStudyMeta>('#content/case-studies/*/meta.ts', { eager: true, import: 'meta' });

/** All case studies in their order: one for each folder of case-studies/. */
export const caseStudies: CaseStudy[] = Object.entries(metas)
  .map(([file, meta]) => ({ slug: pageSlug(file), ...meta }))
  .sort((one, other) => one.order - other.order);

/** The case studies that follow the given one, going round at the end. */
export function neighboursOf(slug: string, count: number): CaseStudy[] {
  const here = caseStudies.findIndex((one) => one.slug === slug);
  return [...caseStudies.slice(here + 1), ...caseStudies.slice(0, here)].slice(0, count);
}
