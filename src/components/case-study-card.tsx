import { digits, labels } from 'virtual:content/case-studies';
import { ArrowUpRight, CodeXml } from 'lucide';
import { ButtonLink, ExternalButton } from '#src/components/buttons.tsx';
import { Picture } from '#src/components/picture.tsx';
import type { CaseStudy } from '#src/lib/case-studies.ts';

/** A case study as a card, on the home page and below other case studies. */
export function CaseStudyCard(caseStudy: CaseStudy) {
  const { slug, order, name, summary, card, pictures } = caseStudy;
  const [first] = pictures;
  const isMiddle = !first?.focus; // Only the middle of the hero image can grow into the whole.
  return (
    <article className="card" aria-label={name}>
      <div className="card-picture" data-picture-of={isMiddle ? `/${slug}` : undefined}>
        <Picture picture={card} alt={first?.alt ?? ''} className="picture fill" />
      </div>
      <div className="card-text">
        <CaseStudyLabel order={order} />
        <h3 className="project-name">{name}</h3>
        <p className="project-summary">{summary}</p>
        <CaseStudyButtons {...caseStudy} />
      </div>
    </article>
  );
}

/** Links to the live website of a project, to its code if it has no public website or its owner wants both, and to its case study. */
export function CaseStudyButtons(caseStudy: CaseStudy) {
  const { slug, name, live, codeOnCard } = caseStudy;
  return (
    <div className="button-row">
      <WebsiteButton {...caseStudy} variant="secondary" text={labels.liveWebsite} />
      {(codeOnCard || !live) && <CodeButton {...caseStudy} />}
      <ButtonLink to={`/${slug}`} variant="primary" about={name}>
        {labels.viewCaseStudy}
      </ButtonLink>
    </div>
  );
}

/** The link to the website of a project, if it is public. */
export function WebsiteButton({ name, live, liveLabel, variant, text }: CaseStudy & { variant: 'primary' | 'secondary'; text: string }) {
  if (!live) return null;
  return (
    <ExternalButton href={live} variant={variant} about={name}>
      {liveLabel ?? text}
    </ExternalButton>
  );
}

/** The link to the code of a project, if it is public. */
export function CodeButton({ name, code, codeLabel }: CaseStudy) {
  if (!code) return null;
  return (
    <ExternalButton href={code} variant="secondary" about={name} icon={codeLabel ? ArrowUpRight : CodeXml}>
      {codeLabel ?? labels.viewCode}
    </ExternalButton>
  );
}

/** The small line above a title, such as "CASE STUDY 01". */
export function CaseStudyLabel({ order }: { order: number }) {
  const number = String(order)
    .padStart(2, '0')
    .replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
  return <p className="label">{`${labels.number} ${number}`}</p>;
}
