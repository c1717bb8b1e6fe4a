import { fillTemplate } from '#src/demos/helpers.ts';
import sprite from '../crawler.svg';
import { describeMoment, laterBy, withUnit } from '../format.ts';
import { labels } from '../labels.ts';
import { pages } from '../pages.ts';
import { firstOf, type Moment, momentAt, type Rendering } from '../rules.ts';

const FIRST = firstOf(pages);

/** One of the two pages: what a reader sees on the phone, and below it what a crawler gets. */
export function Lane({ rendering, ms }: { rendering: Rendering; ms: number }) {
  const { responseText, times } = pages[rendering];
  const moment = momentAt(pages[rendering], ms);
  const hasWords = moment.words > 0;
  return (
    <section
      className={`crawler-lane crawler-lane-${rendering}`}
      data-first={(hasWords && rendering === FIRST) || undefined}
      aria-label={labels.names[rendering]}
    >
      <h4>{labels.names[rendering]}</h4>
      <p className="crawler-state">{describeMoment(moment)}</p>
      <Phone moment={moment} loaded={Math.min(1, ms / Math.max(times.pictureMs, times.answersMs))} />
      {hasWords && <p className="crawler-badge">{badgeText(rendering)}</p>}
      <div className="crawler-index-card">
        <h5>{labels.crawler}</h5>
        <b>{moment.hasResponse ? fillTemplate(labels.words, { count: moment.crawled }) : labels.noResponse}</b>
        <p className="crawler-response" data-visible={moment.hasResponse || undefined}>
          {responseText ? <ResponseText text={responseText} /> : <EmptyShell />}
        </p>
      </div>
    </section>
  );
}

/** When this page showed its first words; for the slower page, how much later that was. */
function badgeText(rendering: Rendering): string {
  const { wordMs } = pages[rendering].times;
  if (rendering === FIRST) return fillTemplate(labels.first, { seconds: withUnit(wordMs) });
  return fillTemplate(labels.later, { seconds: laterBy(wordMs, pages[FIRST].times.wordMs) });
}

/** The number of words that fit on the card. */
const WORDS_SHOWN = 20;

/** The first words of the response, and the number of the others. */
function ResponseText({ text }: { text: string }) {
  const words = text.split(' ');
  return (
    <span>
      {words.slice(0, WORDS_SHOWN).join(' ')} {fillTemplate(labels.more, { count: words.length - WORDS_SHOWN })}
    </span>
  );
}

/** The HTML body of the page that is rendered in the browser. */
function EmptyShell() {
  return (
    <code>
      {'<div id="app">'}
      <wbr />
      {'</div>'}
    </code>
  );
}

/** A phone with the parts of the page that have loaded, and the progress bar of the browser. */
function Phone({ moment: { isPainted, words, hasPicture }, loaded }: { moment: Moment; loaded: number }) {
  const parts = { shell: isPainted, words: words > 0, picture: hasPicture };
  return (
    <svg aria-hidden="true" className="crawler-phone" viewBox="0 0 222 310">
      <use href={`${sprite}#phone`} />
      {(Object.keys(parts) as (keyof typeof parts)[]).map((part) => (
        <use key={part} href={`${sprite}#${part}`} className="crawler-page-part" data-visible={parts[part] || undefined} />
      ))}
      <rect className="crawler-progress" x="8" y="41" width={Math.round(206 * loaded)} height="3" data-done={loaded === 1 || undefined} />
    </svg>
  );
}
