import { site } from '#content/site.ts';

/** "CASE STUDY 01" */
export function caseStudyLabel(order: number): string {
  return `${site.labels.caseStudy} ${String(order).padStart(2, '0')}`;
}
