import { contentSecurityPolicy } from './content-security-policy.ts';
import { PERMISSIONS_POLICY } from './permissions-policy.ts';

/** Response headers by name. */
export type HeaderValues = Record<string, string>;

/** What is special about the files at these paths, when there is such a file: a wrong address gets none of it. */
export interface PathRule {
  /** `*` stands for any characters, `:name` for one part of a path; the language of _headers files. */
  paths: string[];
  headers: HeaderValues;
}

const YEAR_S = 31_536_000;
const DAY_S = 86_400;

/** Kept, but asked for each time: the answer to "has it changed?" is a 304 of a few hundred bytes. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Two years is what browsers ask of their preload list; to be on it is the owner's decision. */
const TRANSPORT_SECURITY = `max-age=${2 * YEAR_S}; includeSubDomains`;

/** Other sites may show these: link previews, bookmarks, search results. */
const SHARED = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** The headers of every answer, a 404 included. The policy holds the hash of the script in the final documents. */
export function headersOfAll(documents: string[], options?: { isPreview: boolean }): HeaderValues {
  return {
    'Content-Security-Policy': contentSecurityPolicy(documents, options),
    'Strict-Transport-Security': TRANSPORT_SECURITY,
    'Permissions-Policy': PERMISSIONS_POLICY,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cache-Control': REVALIDATE,
  };
}

/** The headers of every answer at another name than the site's own: a copy for trying out is not for search engines. */
export const PREVIEW_HEADERS = { 'X-Robots-Tag': 'noindex' };

/** Files whose name holds a hash of what is in them: never asked for twice. By kind, so that a folder's own address is not meant. */
const HASHED: PathRule = {
  paths: [
    ...['js', 'css', 'woff2', 'webm', 'mp4', 'vtt'].map((kind) => `/assets/:name.${kind}`),
    '/images/icons/:name.svg',
    ...['avif', 'webp', 'svg', 'png', 'jpg', 'jpeg'].map((kind) => `/images/:name.${kind}`),
  ],
  headers: { 'Cache-Control': `public, max-age=${YEAR_S}, immutable` },
};

const SHARE_CARDS: PathRule = { paths: ['/images/cards/:name.png'], headers: SHARED };

const ICONS: PathRule = {
  paths: ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/icons/:name.png', '/:name.webmanifest'],
  headers: { ...SHARED, 'Cache-Control': `public, max-age=${DAY_S}` },
};

/** The classes of files. They don't overlap, and there are no more of them when there are more files. */
export const PATH_RULES = [HASHED, SHARE_CARDS, ICONS];
