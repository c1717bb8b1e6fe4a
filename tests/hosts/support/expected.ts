import { createHash } from 'node:crypto';
import { CONTENT_TYPES, contentTypeOf } from '../../../engine/hosts/content-types.ts';
import { documentOf } from '../../support/sites/dist.ts';
import { HASHED_PATHS } from './published.ts';

export const REVALIDATE = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const WITH_EVERY_PAGE = ['/favicon.ico', '/favicon.svg', '/manifest.webmanifest'];
const [, THEME_SCRIPT = ''] = /<script>([\s\S]*?)<\/script>/.exec(documentOf('/')) ?? [];
const THEME_SCRIPT_HASH = createHash('sha256').update(THEME_SCRIPT).digest('base64');
const SHARED = /^\/(images\/cards\/|icons\/|favicon\.|apple-touch-icon\.png$|[^/]+\.webmanifest$)/;

/** All headers of a page or file. Browsers keep what has a hash in its name for a year, and for a day what they ask for with every page. */
export function expectedAnswer(path: string): Record<string, string> {
  const lasting = WITH_EVERY_PAGE.includes(path) ? 'public, max-age=86400' : REVALIDATE;
  const caching = HASHED_PATHS.includes(path) ? IMMUTABLE : lasting;
  return { ...expectedHeaders(path), 'cache-control': caching, 'content-type': contentTypeOf(path) ?? CONTENT_TYPES.html };
}

/** The headers of every answer. Written out here on purpose: taken from the engine, they would prove nothing. */
export function expectedHeaders(path: string): Record<string, string> {
  return {
    'content-security-policy': `default-src 'none'; script-src 'self' 'sha256-${THEME_SCRIPT_HASH}'; style-src 'self'; img-src 'self'; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; upgrade-insecure-requests; require-trusted-types-for 'script'; trusted-types 'none'`,
    'strict-transport-security': 'max-age=63072000',
    'permissions-policy':
      'clipboard-write=(self), clipboard-read=(), camera=(), microphone=(), geolocation=(), payment=(), usb=(), accelerometer=(), autoplay=(), captured-surface-control=(), compute-pressure=(), display-capture=(), encrypted-media=(), fullscreen=(), gamepad=(), gyroscope=(), hid=(), identity-credentials-get=(), idle-detection=(), keyboard-map=(), local-fonts=(), magnetometer=(), midi=(), otp-credentials=(), picture-in-picture=(), publickey-credentials-create=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), storage-access=(), sync-xhr=(), window-management=(), xr-spatial-tracking=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': SHARED.test(path) ? 'cross-origin' : 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}
