import type { ResumeEntry } from '../../src/lib/resume.ts';

/** An entry before it is cleaned: any part may be missing or empty. */
export type Draft = { [Part in keyof ResumeEntry]?: ResumeEntry[Part] | undefined };

/** Joins the parts that are not empty. */
export function joined(parts: (string | undefined)[], separator = ', '): string {
  return parts.map(inOneLine).filter(Boolean).join(separator);
}

/** Text in one line, without control characters. */
export const inOneLine = (text = '') => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Text that keeps its line breaks, without other control characters. */
export const inLines = (text = '') =>
  text
    .split(/\r\n?|\n/)
    .map(inOneLine)
    .join('\n')
    .trim();

/** The entry without its empty parts, as a list of one; an empty list if nothing is left. */
export function entryOf({ title, url = '', aside, note, text, quote, points = [] }: Draft): ResumeEntry[] {
  // The title is the link. Without a title, or with a URL that is not http, the URL is shown as text instead.
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
