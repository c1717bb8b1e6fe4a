import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { DIST } from '../../../support/sites/dist.ts';

const SHARED = /^\/(images\/cards\/|icons\/|favicon\.|apple-touch-icon\.png$|[^/]+\.webmanifest$)/;

/** Written out here on purpose: taken from the engine, they would prove nothing. */
export function expectedHeaders(path: string): Record<string, string> {
  return {
    'content-security-policy': `default-src 'none'; script-src 'self' '${themeScriptHash()}'; style-src 'self'; img-src 'self'; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; upgrade-insecure-requests; require-trusted-types-for 'script'; trusted-types 'none'`,
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

function themeScriptHash(): string {
  const [, code = ''] = /<script>([\s\S]*?)<\/script>/.exec(readFileSync(`${DIST}/index.html`, 'utf8')) ?? [];
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}
