import { fill } from '#src/demos/helpers.ts';
import sprite from '../crawler.svg';
import { labels } from '../labels.ts';
import { pages } from '../pages.ts';
import { firstOf, type Moment, momentAt, type Site } from '../rules.ts';
import { whatIsThere, withUnit } from '../sentences.ts';

const FIRST = firstOf(pages);

/** One of the two pages: what a reader sees on the phone, and below it what a crawler gets. */
export function Lane({ site, ms }: { site: Site; ms: number }) {
  const { read, times } = pages[site];
  const moment = momentAt(pages[site], ms);
  const hasWords = moment.words > 0;
  const flag = site === FIRST ? fill(labels.first, { seconds: withUnit(times.wordMs) }) : lateBy(times.wordMs - pages[FIRST].times.wordMs);
  return (
    <section
      className={`crawler-lane crawler-lane-${site}`}
      data-first={(hasWords && site === FIRST) || undefined}
      aria-label={labels.sites[site]}
    >
      <h4>{labels.sites[site]}</h4>
      <p className="crawler-says">{whatIsThere(moment)}</p>
      <Phone moment={moment} loaded={Math.min(1, ms / Math.max(times.pictureMs, times.answersMs))} />
      {hasWords && <p className="crawler-flag">{flag}</p>}
      <div className="crawler-slip">
        <h5>{labels.crawler}</h5>
        <b>{moment.hasResponse ? fill(labels.words, { count: moment.crawled }) : labels.noAnswer}</b>
        <p className="crawler-held" data-there={moment.hasResponse || undefined}>
          {read ? <Words read={read} /> : <EmptyShell />}
        </p>
      </div>
    </section>
  );
}

const lateBy = (ms: number) => fill(labels.later, { seconds: withUnit(ms) });

/** How many words fit on a small screen. */
const WORDS_ON_PHONE = 20;

/** All words. On a small screen only the first ones, and the number of the others. */
function Words({ read }: { read: string }) {
  const words = read.split(' ');
  return (
    <span>
      {words.slice(0, WORDS_ON_PHONE).join(' ')}
      <span className="crawler-rest"> {words.slice(WORDS_ON_PHONE).join(' ')}</span>
      <span className="crawler-more">{fill(labels.more, { count: words.length - WORDS_ON_PHONE })}</span>
    </span>
  );
}

/** The HTML body of the page that is drawn in the browser. */
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
        <use key={part} href={`${sprite}#${part}`} className="crawler-part" data-there={parts[part] || undefined} />
      ))}
      <rect className="crawler-load" x="8" y="41" width={Math.round(206 * loaded)} height="3" data-done={loaded === 1 || undefined} />
    </svg>
  );
}
