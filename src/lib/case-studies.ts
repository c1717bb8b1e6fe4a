import { caseStudies } from 'virtual:content/case-studies';
import type { CaseStudyMeta, PictureSource } from '#schema';

/** The metadata of a case study, and what the build adds. */
export interface CaseStudy extends CaseStudyMeta {
  /** The last segment of its address. */
  slug: string;
  /** That of the owner, or a part of the hero image. */
  card: PictureSource<'card'>;
  /** The part of the hero image at night that belongs to what phones show by day. */
  heroNightPhone?: PictureSource<'phone'>;
}

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
