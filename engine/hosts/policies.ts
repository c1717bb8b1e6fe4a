/** What a page may load and run: its own files and the one inline script. Requires https, except in the local preview, which has no certificate. */
export function contentSecurityPolicy(scriptHash: string, { isLocalPreview = false } = {}): string {
  const rules = [
    "default-src 'none'",
    `script-src 'self' '${scriptHash}'`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
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
  'fullscreen',
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
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'window-management',
  'xr-spatial-tracking',
];

/** Turns off everything except writing to the clipboard, which the copy button needs (OWASP's list would turn that off too). */
export const PERMISSIONS_POLICY = ['clipboard-write=(self)', ...DISABLED_FEATURES.map((feature) => `${feature}=()`)].join(', ');
