import measured from './measured.json' with { type: 'json' };

/** What was measured of each way to deliver the page. `npm run crawler` measures anew. */
export const pages = { client: measured.client, server: measured.server };

/** The moment to begin with. */
export const STILL_MS = measured.stillMs;

/** How it was measured. */
export const { about } = measured;
