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

/** The slider moves in these steps, in milliseconds. */
export const STEP = 100;
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

/** The next step at which something changes; after the last one, the request again. */
export function nextChange({ times }: Measured, ms: number): number {
  const { responseMs, paintMs, wordMs, pictureMs, answersMs } = times;
  const steps = [responseMs, paintMs, wordMs, pictureMs, answersMs].map((time) => Math.ceil(time / STEP) * STEP);
  const later = steps.filter((step) => step > ms);
  return later.length > 0 ? Math.min(...later) : 0;
}
