import { site } from '#content/site.ts';
import { owner } from '#src/lib/owner.ts';

const twoDigits = new Intl.NumberFormat(owner.locale, { minimumIntegerDigits: 2 });

/** The small line above a title, such as "CASE STUDY 01". */
export function CaseStudyLabel({ order }: { order: number }) {
  return <p className="label">{`${site.labels.caseStudy} ${twoDigits.format(order)}`}</p>;
}
