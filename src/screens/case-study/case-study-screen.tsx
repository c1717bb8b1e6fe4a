import type { CaseStudy } from '#content/schema.ts';
import { site } from '#content/site.ts';
import { ExternalButton } from '#src/components/buttons.tsx';
import { CaseStudyCard } from '#src/components/case-study-card.tsx';
import { OktaGlyph } from '#src/components/okta-glyph.tsx';
import { PageMeta } from '#src/components/page-meta.tsx';

/** The page of one case-study folder. */
export function CaseStudyScreen({ slug, frontmatter, Body, neighbours }: CaseStudy) {
  const { name, title, minutes, code, live, description, keywords } = frontmatter;
  return (
    <>
      <PageMeta meta={{ page: name, description, keywords }} route={`/${slug}`} />
      <article className="wrap page-start">
        <h1 className="text-1">
          <span className="block">{name}:</span> {title}
        </h1>
        <div className="mt-9 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <p className="flex items-center gap-2.5 font-semibold">
            <OktaGlyph eighths={minutes} />
            {minutes} {site.labels.minuteRead}
          </p>
          <div className="button-row">
            <ExternalButton href={code} look="secondary" about={name}>
              {site.labels.viewCode}
            </ExternalButton>
            <ExternalButton href={live} look="primary" about={name}>
              {site.labels.viewWebsite}
            </ExternalButton>
          </div>
        </div>
        <div className="prose">
          <Body />
        </div>
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
      <div className="pb-section" />
    </>
  );
}
