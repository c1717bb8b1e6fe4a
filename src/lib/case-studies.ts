import { caseStudies } from 'virtual:content/case-studies';
import type { CaseStudyMeta, PictureSource } from '#schema';

/** The metadata of a case study, its slug, which is the last segment of its address, and the picture of its card, which the build makes if the owner names none. */
export type CaseStudy = CaseStudyMeta & { slug: string; card: PictureSource<'card'> };

export function findCaseStudy(slug: string): CaseStudy {
  const found = caseStudies.find((one) => one.slug === slug);
  if (!found) throw new Error(`There is no case study "${slug}".`);
  return found;
}

/** The case studies that follow the given one; after the last comes the first. */
export function nextCaseStudies(slug: string, count: number): CaseStudy[] {
  const here = caseStudies.findIndex((one) => one.slug === slug);
  return [...caseStudies.slice(here + 1), ...caseStudies.slice(0, here)].slice(0, count);
}
