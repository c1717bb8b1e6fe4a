import measured from './measured.json' with { type: 'json' };

/**
 * The measured numbers of both pages. They were measured once, on 15 November 2026: a script served the two builds in brotli over
 * HTTP/1.1 on the same machine, counted words and bytes, and opened each page nine times in turn with an empty cache, in Chromium 156
 * as a phone (412 × 823 CSS pixels) with slow 4G (562.5 ms latency, 1.5 Mbit/s) and a CPU four times slower. The times are medians.
 */
export const pages = { client: measured.client, server: measured.server };

/** The moment that the placeholder shows, and the first position of the slider. */
export const START_MS = measured.startMs;

/** How it was measured. */
export const { about } = measured;
