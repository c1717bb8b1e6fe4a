import { contentSecurityPolicy } from './content-security-policy.ts';
import { PERMISSIONS_POLICY } from './permissions-policy.ts';

/** Response headers by name. */
export type HeaderValues = Record<string, string>;

/** Headers for existing files at these paths. A wrong address must not get them. */
export interface PathRule {
  /** `*` stands for any characters, `:name` for one part of a path, as in _headers files. */
  paths: string[];
  headers: HeaderValues;
}

const YEAR_S = 31_536_000;
const DAY_S = 86_400;

/** Browsers keep the file but ask each time whether it has changed; the usual answer is a 304 of a few hundred bytes. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Two years, as the preload list of browsers requires. `preload` is missing, because joining that list is the owner's decision. */
const TRANSPORT_SECURITY = `max-age=${2 * YEAR_S}; includeSubDomains`;

/** Other sites may show these files: in link previews, bookmarks and search results. */
const SHARED = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** The headers of every answer, including a 404. The security policy contains the hash of the inline script in the documents. */
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

const UNLISTED = { 'X-Robots-Tag': 'noindex' };

/** Extra headers at any other domain than the site's own: search engines must not list a preview. */
export const PREVIEW_HEADERS = UNLISTED;

/** Files with a hash of their content in the name: browsers never ask for them again. With extensions, so that folders do not match. */
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

/** The words of a page for machines: search engines list the page itself. */
const MARKDOWN: PathRule = { paths: ['/:name.md'], headers: UNLISTED };

/** The kinds of files with headers of their own. No path matches two of them. */
export const PATH_RULES = [HASHED, SHARE_CARDS, ICONS, MARKDOWN];
