import type { CaseStudy } from '#src/lib/case-studies.ts';
import { CaseStudyButtons } from './case-study-buttons.tsx';
import { CaseStudyLabel } from './case-study-label.tsx';
import { Picture } from './picture.tsx';

/** What another page shows of a case study. */
export function CaseStudyCard({ slug, order, name, summary, live, card, pictures }: CaseStudy) {
  return (
    <article className="card" aria-label={name}>
      <div className="card-picture">
        <Picture picture={card} alt={pictures[0]?.alt ?? ''} className="picture size-full object-cover" />
      </div>
      <div className="flex grow flex-col p-[clamp(1.35rem,2.6vw,2.25rem)]">
        <CaseStudyLabel order={order} />
        <h3 className="mt-2 text-3 leading-[1.12]">{name}</h3>
        <p className="mt-2.5 mb-6.5 text-ink-2">{summary}</p>
        <CaseStudyButtons slug={slug} name={name} live={live} className="mt-auto" />
      </div>
    </article>
  );
}
