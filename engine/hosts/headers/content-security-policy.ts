/** What a page may load and run: its own files and the one inline script. Requires https, except in a preview, which has no certificate. */
export function contentSecurityPolicy(scriptHash: string, { isPreview = false } = {}): string {
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
    ...(isPreview ? [] : ['upgrade-insecure-requests']),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return rules.join('; ');
}
