import type { Site } from '#schema';

export interface PolicyOptions {
  /** Requires no https, because the local preview has no certificate. */
  isLocalPreview?: boolean;
  /** The owner's visit counter: its script may run, and it may send its reports. */
  visitCounter?: Site['visitCounter'];
}

/** What a page may load and run: its own files and the one inline script. */
export function contentSecurityPolicy(scriptHash: string, { isLocalPreview, visitCounter }: PolicyOptions = {}): string {
  const rules = [
    "default-src 'none'",
    `script-src 'self' '${scriptHash}'${visitCounter ? ` ${visitCounter.script}` : ''}`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${visitCounter ? ` ${visitCounter.reportsTo}` : ''}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...(isLocalPreview ? [] : ['upgrade-insecure-requests']),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return rules.join('; ');
}

/** Browser features that the site does not use. Only names that browsers know: others would cause warnings in the console. */
const DISABLED_FEATURES = [
  'clipboard-read',
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'accelerometer',
  'autoplay',
  'captured-surface-control',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'midi',
  'otp-credentials',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'window-management',
  'xr-spatial-tracking',
];

/** Only this site itself may use them: the copy button writes to the clipboard (OWASP's list would turn that off), videos have the other two. */
const OWN_FEATURES = ['clipboard-write', 'fullscreen', 'picture-in-picture'];

export const PERMISSIONS_POLICY = [
  ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
  ...DISABLED_FEATURES.map((feature) => `${feature}=()`),
].join(', ');
