import { fillTemplate } from '#src/demos/helpers.ts';
import { labels } from './labels.ts';
import type { Moment } from './rules.ts';

/** Milliseconds as seconds with two decimals: "1.25". */
export const inSeconds = (ms: number) => (ms / 1000).toFixed(2);

/** The same with its unit: "1.25 s". The line does not break at this space. */
export const withUnit = (ms: number) => `${inSeconds(ms)}\u00a0s`;

/** How much later one time is than another, from the numbers that are shown: between "1.34" and "1.87" are "0.53 s". */
export const laterBy = (ms: number, thanMs: number) => withUnit((Number(inSeconds(ms)) - Number(inSeconds(thanMs))) * 1000);

/** What a reader sees at a moment, as text. */
export function describeMoment({ hasResponse, isPainted, words, hasPicture, doesAnswer, crawled }: Moment): string {
  if (words === 0) return isPainted ? labels.blank : !hasResponse ? labels.nothing : crawled ? labels.unstyled : labels.shell;
  return [fillTemplate(labels.words, { count: words }), hasPicture && labels.picture, doesAnswer && labels.answers]
    .filter(Boolean)
    .join(', ');
}
