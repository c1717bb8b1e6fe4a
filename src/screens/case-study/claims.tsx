import { site } from '#content/site.ts';
import { useCaseStudy } from './case-study-context.ts';

/** The numbers that a case study claims, each with how certain it is and where it comes from. */
export function Claims() {
  const { claims = [] } = useCaseStudy();
  return (
    <ul className="claims">
      {claims.map(({ value, text, grade, basis }) => (
        <li key={text}>
          <p className="claim-value">{value}</p>
          <p className="claim-text">{text}</p>
          <p className="claim-note">
            <strong>{`${site.labels.grades[grade]}.`}</strong>
            {` ${basis}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
