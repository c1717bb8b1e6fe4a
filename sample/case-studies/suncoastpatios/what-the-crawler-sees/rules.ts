// What is there at a moment, worked out from what was measured. No React and no clock: time comes in as milliseconds.

/** What `npm run crawler` measures of one way to deliver the page. */
export interface Measured {
  /** The words of the first response, as a crawler without scripts reads them. */
  read: string;
  words: { response: number; page: number };
  /** As they travel, in brotli. */
  bytes: { response: number; style: number; script: number; picture: number };
  /** Milliseconds since the request. */
  times: Record<`${'response' | 'style' | 'script' | 'paint' | 'word' | 'picture' | 'answers'}Ms`, number>;
}

/** The two ways to deliver the page. */
export type Site = 'client' | 'server';

/** What a reader on the phone has, and what a crawler without scripts has, at one moment. */
export interface Moment {
  hasResponse: boolean;
  /** The page has its colour, with or without words. */
  isPainted: boolean;
  /** Words that a reader can see. */
  words: number;
  hasPicture: boolean;
  /** The buttons do what they say. */
  doesAnswer: boolean;
  /** Words that a crawler has. */
  crawled: number;
}

/** The slider moves in these steps, in milliseconds: shorter than what an eye can tell apart. */
export const STEP = 20;
const ROUND = 500;

/** What is there, this long after the request. */
export function momentAt({ words, times }: Measured, ms: number): Moment {
  const hasResponse = ms >= times.responseMs;
  return {
    hasResponse,
    isPainted: ms >= times.paintMs,
    words: ms >= times.wordMs ? words.page : 0,
    hasPicture: ms >= times.pictureMs,
    doesAnswer: ms >= times.answersMs,
    crawled: hasResponse ? words.response : 0,
  };
}

/** How long the slider is: until nothing more happens on either side, rounded up. */
export function lengthOf(sites: Measured[]): number {
  return Math.ceil(Math.max(...sites.flatMap(({ times }) => Object.values(times))) / ROUND) * ROUND;
}

/** Which of the two has its words first. */
export function firstOf({ client, server }: Record<Site, Measured>): Site {
  return client.times.wordMs < server.times.wordMs ? 'client' : 'server';
}

/** What a reader can notice on one page, each with its time. */
export type Change = 'response' | 'paint' | 'word' | 'picture' | 'answers';
const CHANGES: Change[] = ['response', 'paint', 'word', 'picture', 'answers'];

/** Changes that are closer than this, in milliseconds, are seen as one. */
const AT_ONCE = 60;

/** The changes of one page in the order of their times, those that are seen as one together. The first paint of words is no blank page. */
export function changesOf({ times }: Measured): { ms: number; changes: Change[] }[] {
  const isSeen = (change: Change) => change !== 'paint' || times.paintMs < times.wordMs;
  const inOrder = CHANGES.filter(isSeen).sort((one, other) => times[`${one}Ms`] - times[`${other}Ms`]);
  const groups: { ms: number; changes: Change[] }[] = [];
  for (const change of inOrder) {
    const ms = times[`${change}Ms`];
    const last = groups.at(-1);
    if (last && ms - last.ms <= AT_ONCE) last.changes.push(change);
    else groups.push({ ms, changes: [change] });
  }
  const inRank = (changes: Change[]) => CHANGES.filter((change) => changes.includes(change));
  return groups.map(({ ms, changes }) => ({ ms, changes: inRank(changes) }));
}

/** Every step at which something changes on either page, from the request on. */
export function stopsOf(sites: Measured[]): number[] {
  const all = sites.flatMap(({ times }) => CHANGES.map((change) => Math.ceil(times[`${change}Ms`] / STEP) * STEP));
  return [...new Set([0, ...all])].sort((one, other) => one - other);
}

/** The stop after a moment, or before it; at either end that end. */
export function stopFrom(stops: number[], ms: number, way: 'on' | 'back'): number {
  return (way === 'on' ? stops.find((stop) => stop > ms) : stops.findLast((stop) => stop < ms)) ?? stops.at(way === 'on' ? -1 : 0) ?? 0;
}
