import { site } from '#content/site.ts';
import { useCaseStudy } from './case-study-context.ts';

/** Figures with their grade and basis: a claim is worth what it rests on. */
export function Claims() {
  const { claims = [] } = useCaseStudy();
  return (
    <ul className="claims">
      {claims.map(({ figure, text, grade, basis }) => (
        <li key={figure}>
          <p className="claim-figure">{figure}</p>
          <p className="leading-[1.4]">{text}</p>
          <p className="mt-2 text-[1rem] text-ink-2 leading-normal">
            <strong className="inline-block font-semibold text-ink first-letter:uppercase">{`${site.labels.grades[grade]}.`}</strong>
            {` ${basis}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
