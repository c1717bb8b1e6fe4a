import type { Prose } from '#schema';
import type { Content } from '../content/content.ts';
import { countedText, isSameLanguage, minutesText } from '../content/language.ts';
import type { Page } from '../content/pages.ts';
import { passagesIn } from '../content/parse-prose.ts';

/** The speed of an adult who reads an article on a screen. */
const WORDS_PER_MINUTE = 220;

/**
 * How many minutes a text takes to read, rounded up. Blocks of code are not counted: a reader looks at them rather than reading
 * them word by word.
 */
export function minutesToRead(prose: Prose, locale: string): number {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' }); // Finds the words of languages without spaces too.
  const words = passagesIn(prose).flatMap(({ text }) => Array.from(segmenter.segment(text)).filter(({ isWordLike }) => isWordLike));
  return Math.max(1, Math.ceil(words.length / WORDS_PER_MINUTE));
}

/** The list, the page, the share card and the structured data show it, and counting words takes time. */
const known = new WeakMap<Page, number>();

/** How many minutes a page takes to read. */
export function minutesOf({ owner }: Content, page: Page): number {
  const minutes = known.get(page) ?? minutesToRead(page.text ?? { file: '', body: '' }, page.lang ?? owner.locale);
  known.set(page, minutes);
  return minutes;
}

/** Such as "4 minute read"; in another language, which has no label, the minutes alone. */
export function readingTime(minutes: number, { labels, owner }: Content, lang = owner.locale): string {
  if (!isSameLanguage(lang, owner.locale)) return minutesText(minutes, lang);
  return countedText(labels.caseStudy.minuteRead, minutes, owner.locale);
}
