import { HASHED_PATHS } from '../published.ts';

export const REVALIDATE = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const WITH_EVERY_PAGE = ['/favicon.ico', '/favicon.svg', '/manifest.webmanifest'];

/** How long a browser keeps a file: a year with a hash in its name, a day if browsers ask for it with every page; all others must be revalidated each time. */
export function expectedCaching(path: string): string {
  if (HASHED_PATHS.includes(path)) return IMMUTABLE;
  return WITH_EVERY_PAGE.includes(path) ? 'public, max-age=86400' : REVALIDATE;
}
