import { labels } from 'virtual:content/case-studies';
import { preload as preloadFile } from 'react-dom';
import { CaseStudyCard } from '#src/components/case-study-card.tsx';
import { PageMeta } from '#src/components/page-meta.tsx';
import { preloadPicture } from '#src/components/picture.tsx';
import { Thanks } from '#src/components/thanks.tsx';
import { findCaseStudy, nextCaseStudies } from '#src/lib/case-studies.ts';
import { mdxComponents } from '#src/mdx/mdx-components.tsx';
import { CaseStudyContext } from './case-study-context.ts';
import { CaseStudyTitle, Overview } from './case-study-header.tsx';
import { HeroImage } from './hero-image.tsx';

const CARDS_SHOWN = 2;

const fetched = new Map<string, Promise<unknown>>();

/** Loads what the first view of a case study needs, if the visitor may open it next: the hero image, and the stylesheet of its demo. */
export function preload(slug: string, { firstDemo }: TextModule<'caseStudies'>): void {
  if (firstDemo?.styles) preloadFile(firstDemo.styles, { as: 'style' });
  const [first] = findCaseStudy(slug).pictures;
  if (!first || fetched.has(slug)) return;
  const fetching = preloadPicture({ picture: first.hero, phone: first.phone });
  fetched.set(slug, fetching);
  fetching.catch(() => fetched.delete(slug));
}

interface Props {
  slug: string;
  text: TextModule<'caseStudies'>;
}

/** The page of a case study: one for each folder of case-studies/. */
export function CaseStudyScreen({ slug, text }: Props) {
  const { default: Text, head, minutes, readingTime, overview, firstDemo } = text;
  const caseStudy = findCaseStudy(slug);
  const next = nextCaseStudies(slug, CARDS_SHOWN);
  return (
    <CaseStudyContext value={text}>
      <PageMeta head={head} />
      <article className="wrap page-start case">
        <CaseStudyTitle {...caseStudy} minutes={minutes} readingTime={readingTime} demo={firstDemo} />
        <HeroImage {...caseStudy} />
        <Overview overview={overview} />
        <Text components={mdxComponents} />
      </article>
      {next.length > 0 && (
        <section aria-labelledby="explore-more" className="wrap section">
          <h2 id="explore-more" className="section-heading">
            {labels.exploreMore}
          </h2>
          <div className="card-grid">
            {next.map((other) => (
              <CaseStudyCard key={other.slug} {...other} />
            ))}
          </div>
        </section>
      )}
      <div className="wrap">
        <Thanks />
      </div>
    </CaseStudyContext>
  );
}
