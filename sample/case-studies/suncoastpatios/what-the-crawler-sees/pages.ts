import measured from './measured.json' with { type: 'json' };

/** The measured numbers of both pages. `npm run bench crawler` measures them again. */
export const pages = { client: measured.client, server: measured.server };

/** The moment of the still drawing, and the first position of the slider. */
export const STILL_MS = measured.stillMs;

/** How it was measured. */
export const { about } = measured;
