import type { ComponentType } from 'react';
import { site } from '#content/site.ts';
import { CaseStudyCard } from '#src/components/case-study-card.tsx';
import { dispensable } from '#src/components/error-boundary.tsx';
import { PageMeta } from '#src/components/page-meta.tsx';
import { Picture } from '#src/components/picture.tsx';
import { proseParts } from '#src/components/prose-sections.tsx';
import { WorkingFigure } from '#src/figures/working-figure.tsx';
import { type CaseStudy, caseStudies, neighboursOf } from '#src/lib/case-studies.ts';
import { CaseStudyContext } from './case-study-context.ts';
import { CaseStudyTitle } from './case-study-title.tsx';
import { Claims } from './claims.tsx';
import { Marquee } from './marquee.tsx';

const NEIGHBOURS_SHOWN = 2;

/** What the MDX of a case study may use; remark-sections.ts names the wide ones. */
const parts = { ...proseParts, Claims, Figure: WorkingFigure, Marquee: dispensable(Marquee) };

interface Props {
  slug: string;
  /** The words of the case study. */
  Body: ComponentType<{ components: Record<string, unknown> }>;
}

/** The page of one case-study folder. */
export function CaseStudyScreen({ slug, Body }: Props) {
  const caseStudy = caseStudies.find((one) => one.slug === slug) as CaseStudy;
  const { name, description, keywords, pictures } = caseStudy;
  const [stage] = pictures;
  const neighbours = neighboursOf(slug, NEIGHBOURS_SHOWN);
  return (
    <CaseStudyContext value={caseStudy}>
      <PageMeta meta={{ page: name, description, keywords }} route={`/${slug}`} />
      <article className="wrap page-start">
        <CaseStudyTitle {...caseStudy} />
        <div className="stage">
          {stage && <Picture picture={stage.wide} phone={stage.phone} alt={stage.alt} className="picture size-full object-cover" isFirst />}
        </div>
        <Body components={parts} />
      </article>
      {neighbours.length > 0 && (
        <section aria-labelledby="explore-more" className="wrap section">
          <h2 id="explore-more" className="section-heading">
            {site.labels.exploreMore}
          </h2>
          <div className="card-grid">
            {neighbours.map((neighbour) => (
              <CaseStudyCard key={neighbour.slug} {...neighbour} />
            ))}
          </div>
        </section>
      )}
    </CaseStudyContext>
  );
}
