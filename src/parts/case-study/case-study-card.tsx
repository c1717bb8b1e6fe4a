import type { CaseStudy } from '#src/lib/case-studies.ts';
import { Picture } from '#src/parts/picture.tsx';
import { CaseStudyButtons } from './case-study-buttons.tsx';
import { CaseStudyLabel } from './case-study-label.tsx';

/** A case study as a card, on the home page and below other case studies. */
export function CaseStudyCard({ slug, order, name, summary, live, card, pictures, isOnHome }: CaseStudy & { isOnHome?: boolean }) {
  return (
    <article className="card" aria-label={name}>
      <div className="card-picture">
        <Picture picture={card} isOnHome={isOnHome} alt={pictures[0]?.alt ?? ''} className="picture fill" />
      </div>
      <div className="card-words">
        <CaseStudyLabel order={order} />
        <h3 className="project-name">{name}</h3>
        <p className="project-summary">{summary}</p>
        <CaseStudyButtons slug={slug} name={name} live={live} />
      </div>
    </article>
  );
}
