import type { CaseStudyCard as Card } from '#content/schema.ts';
import { site } from '#content/site.ts';
import { caseStudyLabel } from '#src/lib/case-study-label.ts';
import { ButtonLink, ExternalButton } from './buttons.tsx';

/** What another page shows of a case study. */
export function CaseStudyCard({ slug, order, name, summary, live }: Card) {
  return (
    <article className="flex flex-col rounded-l bg-surface p-[clamp(1.35rem,2.6vw,2.25rem)] shadow-2 md:rounded-xl forced-colors:border">
      <p className="label">{caseStudyLabel(order)}</p>
      <h3 className="mt-2 text-3 leading-[1.12]">{name}</h3>
      <p className="mt-2.5 mb-6.5 text-ink-2">{summary}</p>
      <div className="button-row mt-auto">
        <ExternalButton href={live} look="secondary" about={name}>
          {site.labels.liveWebsite}
        </ExternalButton>
        <ButtonLink to={`/${slug}`} look="primary">
          <span>
            {site.labels.viewCaseStudy}
            <span className="sr-only"> {name}</span>
          </span>
        </ButtonLink>
      </div>
    </article>
  );
}
