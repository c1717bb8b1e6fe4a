import { fill } from '#src/figures/fill.ts';
import { labels } from './labels.ts';
import type { Moment } from './rules.ts';

/** Milliseconds as people say them. */
export const inSeconds = (ms: number) => (ms / 1000).toFixed(1);

/** The same with its unit, which stays on the line. */
export const withUnit = (ms: number) => `${inSeconds(ms)}\u00a0s`;

/** What a reader sees at a moment, in words. */
export function whatIsThere({ hasResponse, isPainted, words, hasPicture, doesAnswer, crawled }: Moment): string {
  if (words === 0) return isPainted ? labels.blank : !hasResponse ? labels.nothing : crawled ? labels.unpainted : labels.shell;
  return [fill(labels.words, { count: words }), hasPicture && labels.picture, doesAnswer && labels.answers].filter(Boolean).join(', ');
}
