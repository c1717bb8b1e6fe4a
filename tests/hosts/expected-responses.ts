import { createHash } from 'node:crypto';
import { CONTENT_TYPES, contentTypeOf } from '../../engine/hosts/content-types.ts';
import { DIST, documentOf, filesIn } from '../support/sites/dist.ts';

const HOST_FILES = ['_headers', '_redirects', '.assetsignore'];

/** Every address of a file that isn't a page: assets, pictures, downloads, icons, text files. */
export const FILE_PATHS = filesIn(DIST)
  .filter((file) => !/\.(html|br|gz)$/.test(file) && !HOST_FILES.includes(file))
  .map((file) => `/${file}`);

/** Files with a hash of their content in their name. */
export const HASHED_PATHS = FILE_PATHS.filter((path) => /^\/(assets|images)\/hashed\/[^/]+-[\w-]{8}(-\d+x\d+)?\.\w+$/.test(path));

export const VIDEO_PATH = '/assets/talks/talk.mp4';

/** Downloads of an owner, with the type of each. */
export const DOWNLOADS = {
  '/downloads/slides.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '/downloads/code.zip': 'application/zip',
  '/downloads/wave.gif': 'image/gif',
  '/downloads/people.csv': 'text/csv; charset=utf-8',
  '/downloads/people.json.gz': 'application/gzip',
  '/downloads/Photo.JPG': 'image/jpeg',
};

/**
 * Files of an owner, who may give them any name in public/: in folders that the build writes to as well, with a suffix as long as a hash,
 * or with the hash of another program.
 */
export const OWNER_PATHS = [
  ...['/images/me.jpg', '/images/my-birthday.jpg', '/images/me-AbCd1234-640x480.webp', '/images/holidays/beach.avif'],
  ...['/images/icons/go-C53GdOey.svg', '/images/cards/talk-birthday.png', '/icons/badge.png'],
  ...['/assets/notes-birthday.css', VIDEO_PATH],
  ...Object.keys(DOWNLOADS),
];

/** Old addresses, as an owner may write them; the last one in a script and with characters that mean something in the rules of hosts. */
export const OLD_ADDRESSES = [
  { from: '/2021/03/hello-again.html', to: '/about', title: 'Hello again' },
  { from: '/posts/tiny-ann', to: '/portfolio/writing/tiny-ann', title: 'Tiny Ann' },
  { from: "/Blogg/ö (1)+$2;a's", to: '/contact', title: 'Island' },
];

/** How they are requested, with what is found there now. */
export const OLD_REQUESTS = OLD_ADDRESSES.flatMap(({ from, to }) =>
  [encodeURI(from), encodeURI(from).replace('%C3%B6', '%c3%b6')].flatMap((path) => [path, `${path}/`].map((target) => ({ target, to }))),
);

/** Wrong addresses. Some are in folders whose files are cached for a long time, some are wrong spellings of files that exist. */
export const WRONG_PATHS = [
  ...['/2021/03/hello-again-html', '/posts/tiny-ann/more', '/posts', "/blogg/%C3%B6%20(1)+$2;a's"],
  ...['/nope', '/a/b/c', '/about/x', '/.env', '/images/cards/none.png', '/icons/none.png', '/images/cards/home.png/', '/icons/192.png/'],
  ...['/assets/none.js', '/assets/hashed/none-AAAAAAAA.js', '/images/hashed/none-AAAAAAAA.avif', '/images/hashed/none'],
  ...HASHED_PATHS.slice(0, 1).flatMap((path) => [`${path}/`, `${path}.br`, `${path}.gz`]),
];

export const REVALIDATE = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const LOADED_WITH_EVERY_PAGE = ['/favicon.ico', '/favicon.svg', '/manifest.webmanifest'];
export const [, INLINE_SCRIPT = ''] = /<script>([\s\S]*?)<\/script>/.exec(documentOf('/')) ?? [];
const INLINE_SCRIPT_HASH = createHash('sha256').update(INLINE_SCRIPT).digest('base64');
const EMBEDDABLE = /^\/(images\/cards\/|icons\/|favicon\.|apple-touch-icon\.png$|[^/]+\.webmanifest$)/;

/** All headers of a page or file. Browsers cache files with a hash in their name for a year, and for a day what they load with every page. */
export function expectedFileHeaders(path: string): Record<string, string> {
  const unhashed = LOADED_WITH_EVERY_PAGE.includes(path) ? 'public, max-age=86400' : REVALIDATE;
  const caching = HASHED_PATHS.includes(path) ? IMMUTABLE : unhashed;
  return { ...expectedSecurityHeaders(path), 'cache-control': caching, 'content-type': contentTypeOf(path) ?? CONTENT_TYPES.html };
}

/** The headers of every response. Written out on purpose: imported from the engine, they would test nothing. */
export function expectedSecurityHeaders(path: string): Record<string, string> {
  return {
    'content-security-policy': `default-src 'none'; script-src 'self' 'sha256-${INLINE_SCRIPT_HASH}'; style-src 'self'; img-src 'self'; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; upgrade-insecure-requests; require-trusted-types-for 'script'; trusted-types 'none'`,
    'strict-transport-security': 'max-age=63072000',
    'permissions-policy':
      'clipboard-write=(self), fullscreen=(self), picture-in-picture=(self), clipboard-read=(), camera=(), microphone=(), geolocation=(), payment=(), usb=(), accelerometer=(), autoplay=(), captured-surface-control=(), compute-pressure=(), display-capture=(), encrypted-media=(), gamepad=(), gyroscope=(), hid=(), identity-credentials-get=(), idle-detection=(), keyboard-map=(), local-fonts=(), magnetometer=(), midi=(), otp-credentials=(), publickey-credentials-create=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), storage-access=(), sync-xhr=(), window-management=(), xr-spatial-tracking=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': EMBEDDABLE.test(path) ? 'cross-origin' : 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}
