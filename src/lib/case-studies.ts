import type { CaseStudyMeta } from '#schema';
import { pageSlug } from './pages.ts';

/** The metadata of a case study, and its slug: the last segment of its address. */
export type CaseStudy = CaseStudyMeta & { slug: string };

const metas = import.meta.glob<CaseStudyMeta>('#content/case-studies/*/meta.ts', { eager: true, import: 'meta' });

/** All case studies, in the order that their meta.ts gives: one for each folder of case-studies/. */
export const caseStudies: CaseStudy[] = Object.entries(metas)
  .map(([file, meta]) => ({ slug: pageSlug(file), ...meta }))
  .sort((one, other) => one.order - other.order);

/** The case studies that follow the given one; after the last comes the first. */
export function nextCaseStudies(slug: string, count: number): CaseStudy[] {
  const here = caseStudies.findIndex((one) => one.slug === slug);
  return [...caseStudies.slice(here + 1), ...caseStudies.slice(0, here)].slice(0, count);
}
