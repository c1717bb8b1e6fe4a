import type { CaseStudy } from '#content/schema.ts';
import { site } from '#content/site.ts';
import { CaseStudyCard } from '#src/components/case-study-card.tsx';
import { dispensable } from '#src/components/error-boundary.tsx';
import { PageMeta } from '#src/components/page-meta.tsx';
import { Picture } from '#src/components/picture.tsx';
import { proseParts } from '#src/components/prose-sections.tsx';
import { CaseStudyContext } from './case-study-context.ts';
import { CaseStudyTitle } from './case-study-title.tsx';
import { Claims } from './claims.tsx';
import { Figure } from './figure.tsx';
import { Marquee } from './marquee.tsx';
import { PictureAmongWords, Pictures, Wide } from './pictures.tsx';

/** What the MDX of a case study may use; remark-sections.ts names the wide ones. */
const parts = { ...proseParts, Wide, Pictures, Claims, Figure, Marquee: dispensable(Marquee), img: dispensable(PictureAmongWords) };

/** The page of one case-study folder. */
export function CaseStudyScreen(caseStudy: CaseStudy) {
  const { slug, facts, Body, stage, neighbours, cardAlt } = caseStudy;
  const { name, description, keywords } = facts;
  return (
    <CaseStudyContext value={caseStudy}>
      <PageMeta meta={{ page: name, description, keywords }} route={`/${slug}`} cardAlt={cardAlt} />
      <article className="wrap page-start">
        <CaseStudyTitle {...facts} />
        <div className="stage">
          <Picture
            picture={stage.wide}
            phone={stage.phone}
            alt={stage.alt}
            kind="stage"
            className="picture size-full object-cover"
            isFirst
          />
        </div>
        <Body components={parts} />
      </article>
      {neighbours.length > 0 && (
        <section aria-labelledby="explore-more" className="wrap section">
          <h2 id="explore-more" className="section-heading">
            {site.labels.exploreMore}
          </h2>
          <div className="card-grid">
            {neighbours.map((card) => (
              <CaseStudyCard key={card.slug} {...card} />
            ))}
          </div>
        </section>
      )}
    </CaseStudyContext>
  );
}
