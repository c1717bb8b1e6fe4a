import { crawler } from '#content/figures/crawler.ts';
import { fill } from '#src/figures/fill.ts';
import type { Moment } from './rules.ts';

const { play } = crawler;

/** Milliseconds as people say them. */
export const inSeconds = (ms: number) => (ms / 1000).toFixed(1);

/** What a reader sees at a moment, in words. */
export function whatIsThere({ hasResponse, isPainted, words, hasPicture, doesAnswer, crawled }: Moment): string {
  if (words === 0) return isPainted ? play.blank : !hasResponse ? play.nothing : crawled ? play.unpainted : play.shell;
  return [fill(play.words, { count: words }), hasPicture && play.picture, doesAnswer && play.answers].filter(Boolean).join(', ');
}
