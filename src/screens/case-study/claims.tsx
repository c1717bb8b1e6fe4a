import { labels } from 'virtual:content/case-studies';
import { useCaseStudy } from './case-study-context.ts';

/** The numbers that a case study claims, each with how certain it is and where it comes from. */
export function Claims() {
  const { claims = [] } = useCaseStudy();
  return (
    <ul className="claims">
      {claims.map(({ value, text, certainty, basis }) => (
        <li key={text}>
          <p className="claim-value">{value}</p>
          <p className="claim-text">{text}</p>
          <p className="claim-note">
            <strong>{`${labels.certainty[certainty]}.`}</strong>
            {` ${basis}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
