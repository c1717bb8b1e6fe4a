// Computes from the measured numbers what a page shows at a moment. No React and no clock: the time is a parameter, in milliseconds.

/** What was measured of one page. How it was measured is in pages.ts. */
export interface Measured {
  /** The text of the first response, as a crawler without scripts reads it. */
  responseText: string;
  words: { response: number; page: number };
  /** Compressed with brotli, as they are sent. */
  bytes: { response: number; style: number; script: number; picture: number };
  /** Milliseconds since the request. */
  times: Record<`${'response' | 'style' | 'script' | 'paint' | 'word' | 'picture' | 'answers'}Ms`, number>;
}

/** Where the page is rendered: in the browser, or on the server. */
export type Rendering = 'client' | 'server';

/** What a reader sees on the phone, and what a crawler without scripts gets, at one moment. */
export interface Moment {
  hasResponse: boolean;
  /** The page has its background colour, with or without words. */
  isPainted: boolean;
  /** Words that a reader can see. */
  words: number;
  hasPicture: boolean;
  /** The buttons work. */
  doesAnswer: boolean;
  /** Words that a crawler can read. */
  crawled: number;
}

/** The step of the slider: shorter than a person can notice. */
export const STEP_MS = 20;
const ROUND_UP_TO_MS = 500;

/** What a page shows at this time after the request. */
export const momentAt = ({ words, times }: Measured, ms: number): Moment => ({
  hasResponse: ms >= times.responseMs,
  isPainted: ms >= times.paintMs,
  words: ms < times.wordMs ? 0 : words.page,
  hasPicture: ms >= times.pictureMs,
  doesAnswer: ms >= times.answersMs,
  crawled: ms < times.responseMs ? 0 : words.response,
});

/** The duration of the race: the time until nothing more changes on either page, rounded up. */
export function durationOf(pages: Measured[]): number {
  return Math.ceil(Math.max(...pages.flatMap(({ times }) => Object.values(times))) / ROUND_UP_TO_MS) * ROUND_UP_TO_MS;
}

/** Which of the two pages shows words first. */
export function firstOf({ client, server }: Record<Rendering, Measured>): Rendering {
  return client.times.wordMs < server.times.wordMs ? 'client' : 'server';
}

/** The changes that a reader can notice on a page. */
export type Change = 'response' | 'paint' | 'word' | 'picture' | 'answers';
const CHANGES: Change[] = ['response', 'paint', 'word', 'picture', 'answers'];

/** Changes that are closer together than this look like one. */
const SAME_TIME_MS = 60;

/**
 * The changes of one page in order of time; those that look like one are in one group. "paint" means a blank page, so it is left out
 * if words appear at the same time.
 */
export function changesOf({ times }: Measured): { ms: number; untilMs: number; changes: Change[] }[] {
  const isNoticed = (change: Change) => change !== 'paint' || times.paintMs < times.wordMs;
  const inOrder = CHANGES.filter(isNoticed).sort((one, other) => times[`${one}Ms`] - times[`${other}Ms`]);
  const groups: { ms: number; untilMs: number; changes: Change[] }[] = [];
  for (const change of inOrder) {
    const ms = times[`${change}Ms`];
    const last = groups.at(-1);
    if (last && ms - last.ms <= SAME_TIME_MS) Object.assign(last, { untilMs: ms, changes: [...last.changes, change] });
    else groups.push({ ms, untilMs: ms, changes: [change] });
  }
  const inListOrder = (changes: Change[]) => CHANGES.filter((change) => changes.includes(change));
  return groups.map((group) => ({ ...group, changes: inListOrder(group.changes) }));
}

/** Every step of the slider at which something changes on either page, and 0. */
export function stopsOf(pages: Measured[]): number[] {
  const all = pages.flatMap(({ times }) => CHANGES.map((change) => Math.ceil(times[`${change}Ms`] / STEP_MS) * STEP_MS));
  return [...new Set([0, ...all])].sort((one, other) => one - other);
}

/** The next stop after a moment, or the one before it; at the ends, the last or the first stop. */
export function adjacentStop(stops: number[], ms: number, direction: 'forward' | 'back'): number {
  return (
    (direction === 'forward' ? stops.find((stop) => stop > ms) : stops.findLast((stop) => stop < ms)) ??
    stops.at(direction === 'forward' ? -1 : 0) ??
    0
  );
}
