import { fill } from '#src/figures/fill.ts';
import sprite from './crawler.svg';
import { labels } from './labels.ts';
import type { Measured, Moment, Site } from './rules.ts';
import { inSeconds } from './sentences.ts';

/** The page on the phone, drawn as far as it has come. */
export function Phone({ moment: { isPainted, words, hasPicture }, said }: { moment: Moment; said: string }) {
  const parts = ['phone', isPainted && 'shell', words > 0 && 'words', hasPicture && 'picture'].filter(Boolean);
  return (
    <section className="crawler-phone" aria-labelledby="crawler-phone">
      <h4 id="crawler-phone">{labels.page}</h4>
      <svg aria-hidden="true" viewBox="-12 -12 230 330">
        {parts.map((part) => (
          <use key={`${part}`} href={`${sprite}#${part}`} />
        ))}
      </svg>
      <p className="crawler-card">{said}</p>
    </section>
  );
}

/** What a crawler that runs no scripts holds in its hands. */
export function CrawlerNotes({ moment: { hasResponse, crawled }, read }: { moment: Moment; read: Measured['read'] }) {
  return (
    <section className="crawler-card crawler-notes" aria-labelledby="crawler-notes">
      <h4 id="crawler-notes">{labels.crawler}</h4>
      <small>{labels.crawlerNote}</small>
      <p className="crawler-count">{fill(labels.crawled, { count: crawled })}</p>
      <p className="crawler-read">{hasResponse && (read || labels.emptyBody)}</p>
    </section>
  );
}

/** Everything that was measured, for both pages. */
export function Table({ pages: { client, server } }: { pages: Record<Site, Measured> }) {
  const whole = (count: number) => count.toLocaleString('en-AU');
  const time = (ms: number) => fill(labels.seconds, { seconds: inSeconds(ms) });
  const rows: Record<keyof typeof labels.rows, (page: Measured) => string> = {
    words: ({ words }) => whole(words.response),
    response: ({ bytes }) => whole(bytes.response),
    script: ({ bytes }) => whole(bytes.script),
    word: ({ times }) => time(times.wordMs),
    answers: ({ times }) => time(times.answersMs),
  };
  return (
    <section className="crawler-card crawler-measured" aria-labelledby="crawler-measured">
      <h4 id="crawler-measured">{labels.measured}</h4>
      <table aria-labelledby="crawler-measured">
        <thead>
          <tr>
            <td />
            <th scope="col">{labels.short.client}</th>
            <th scope="col">{labels.short.server}</th>
          </tr>
        </thead>
        <tbody>
          {(Object.keys(rows) as (keyof typeof rows)[]).map((row) => (
            <tr key={row}>
              <th scope="row">{labels.rows[row]}</th>
              <td>{rows[row](client)}</td>
              <td>{rows[row](server)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
