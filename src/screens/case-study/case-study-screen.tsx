import { site } from '#content/site.ts';
import { CaseStudyCard } from '#src/components/case-study-card.tsx';
import { PageMeta } from '#src/components/page-meta.tsx';
import { Picture } from '#src/components/picture.tsx';
import { type CaseStudy, caseStudies, neighboursOf } from '#src/lib/case-studies.ts';
import type { WordsScreenProps } from '#src/prose/page-words.ts';
import { proseParts } from '#src/prose/prose-sections.tsx';
import { CaseStudyContext } from './case-study-context.ts';
import { CaseStudyTitle } from './case-study-title.tsx';

const NEIGHBOURS_SHOWN = 2;

/** The page of one case-study folder. */
export default function CaseStudyScreen({ slug, words: { default: Body } }: WordsScreenProps) {
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
          {stage && <Picture picture={stage.wide} phone={stage.phone} alt={stage.alt} className="picture fill" isFirst />}
        </div>
        <Body components={proseParts} />
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
