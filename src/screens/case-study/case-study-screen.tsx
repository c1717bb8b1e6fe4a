import { site } from '#content/site.ts';
import { type CaseStudy, caseStudies, neighboursOf } from '#src/lib/case-studies.ts';
import { CaseStudyCard } from '#src/parts/case-study/case-study-card.tsx';
import { PageMeta } from '#src/parts/page-meta.tsx';
import { fetchPicture } from '#src/parts/picture.tsx';
import type { WordsScreenProps } from '#src/prose/page-words.ts';
import { proseParts } from '#src/prose/prose-sections.tsx';
import { CaseStudyContext } from './case-study-context.ts';
import { CaseStudyTitle } from './case-study-title.tsx';
import { Glance } from './glance.tsx';
import { Stage } from './stage.tsx';

const NEIGHBOURS_SHOWN = 2;

const find = (slug: string) => caseStudies.find((one) => one.slug === slug) as CaseStudy;
const fetched = new Map<string, Promise<unknown>>();

/** Loads the large picture of a case study that the visitor may open next. */
export function fetchAhead(slug: string): void {
  const [stage] = find(slug).pictures;
  if (!stage || fetched.has(slug)) return;
  const fetching = fetchPicture({ picture: stage.wide, phone: stage.phone });
  fetched.set(slug, fetching);
  fetching.catch(() => fetched.delete(slug));
}

/** The page of a case study: one for each folder of case-studies/. */
export default function CaseStudyScreen({ slug, words: { default: Body } }: WordsScreenProps) {
  const caseStudy = find(slug);
  const { name, description, keywords, pictures, glance } = caseStudy;
  const [stage] = pictures;
  const neighbours = neighboursOf(slug, NEIGHBOURS_SHOWN);
  return (
    <CaseStudyContext value={caseStudy}>
      <PageMeta meta={{ page: name, description, keywords }} route={`/${slug}`} />
      <article className="wrap page-start case">
        <CaseStudyTitle {...caseStudy} />
        {stage && <Stage slug={slug} picture={stage} />}
        <Glance glance={glance} />
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
