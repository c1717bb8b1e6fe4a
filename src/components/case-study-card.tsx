import type { CaseStudy } from '#src/lib/case-studies.ts';
import { CaseStudyButtons } from './case-study-buttons.tsx';
import { CaseStudyLabel } from './case-study-label.tsx';
import { Picture } from './picture.tsx';

/** What another page shows of a case study. */
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
