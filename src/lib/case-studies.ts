import { caseStudies } from 'virtual:content/case-studies';

/** The facts of a case study that its card and its page show. */
export type CaseStudy = (typeof caseStudies)[number];

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
