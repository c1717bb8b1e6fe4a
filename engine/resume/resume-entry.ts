import type { ResumeEntry } from '../../src/lib/resume-parts.ts';

/** An entry before it is looked at: any part of it may be missing or empty. */
export type Draft = { [Part in keyof ResumeEntry]?: ResumeEntry[Part] | undefined };

/** The parts that say something, with commas between them; nothing where there are none. */
export function joined(parts: (string | undefined)[], separator = ', '): string {
  return parts.map(inOneLine).filter(Boolean).join(separator);
}

/** Text in one line, without signs that cannot be seen. */
export const inOneLine = (text = '') => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Text of any number of lines, each without signs that cannot be seen. */
export const inLines = (text = '') =>
  text
    .split(/\r\n?|\n/)
    .map(inOneLine)
    .join('\n')
    .trim();

/** An entry with what there is of it; none where nothing of it can be shown. */
export function entryOf({ title, url = '', aside, note, text, quote, points = [] }: Draft): ResumeEntry[] {
  // Other kinds of addresses are no links for a browser, and without a title there is nothing to press: they are shown instead.
  const isLink = /^https?:\/\/\S+$/i.test(url) && inOneLine(title) !== '';
  const parts: Record<string, string> = {
    title: inOneLine(title),
    url: isLink ? url : '',
    aside: inOneLine(aside),
    note: joined([note, isLink ? '' : url], ' · '),
    text: inLines(text),
    quote: inLines(quote),
  };
  const list = points.map(inLines).filter(Boolean);
  const entry = { ...Object.fromEntries(Object.entries(parts).filter(([, part]) => part)), ...(list.length > 0 && { points: list }) };
  return Object.keys(entry).length > 0 ? [entry] : [];
}
