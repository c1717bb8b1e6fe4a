import { groupDigits } from '#src/demos/helpers.ts';
import { withUnit } from './format.ts';
import { labels } from './labels.ts';
import { pages } from './pages.ts';
import type { Measured } from './rules.ts';

const ROWS: Record<keyof typeof labels.rows, (page: Measured) => string> = {
  words: ({ words }) => groupDigits(words.response),
  response: ({ bytes }) => groupDigits(bytes.response),
  script: ({ bytes }) => groupDigits(bytes.script),
  word: ({ times }) => withUnit(times.wordMs),
  picture: ({ times }) => withUnit(times.pictureMs),
  answers: ({ times }) => withUnit(times.answersMs),
};

/** All measured numbers of both pages. */
export function MeasuredTable() {
  return (
    <table className="crawler-table" aria-label={labels.measured}>
      <thead>
        <tr>
          <td />
          <th scope="col">{labels.shortNames.client}</th>
          <th scope="col">{labels.shortNames.server}</th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(ROWS) as (keyof typeof ROWS)[]).map((row) => (
          <tr key={row}>
            <th scope="row">{labels.rows[row]}</th>
            <td>{ROWS[row](pages.client)}</td>
            <td>{ROWS[row](pages.server)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
