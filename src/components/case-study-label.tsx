import { site } from '#content/site.ts';

/** "CASE STUDY 01" */
export function CaseStudyLabel({ order }: { order: number }) {
  return <p className="label">{`${site.labels.caseStudy} ${String(order).padStart(2, '0')}`}</p>;
}
