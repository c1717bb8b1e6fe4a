import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** The hashes of all inline scripts in the documents, as values for script-src. */
function inlineScriptHashes(documents: string[]): string[] {
  const scripts = documents.flatMap((html) => [...html.matchAll(INLINE_SCRIPT)].map(([, code = '']) => code));
  return [...new Set(scripts)].map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

/** What a page may load and run: its own files and the one inline script. Requires https, except in a preview, which has no certificate. */
export function contentSecurityPolicy(documents: string[], { isPreview = false } = {}): string {
  const rules = [
    "default-src 'none'",
    `script-src 'self' ${inlineScriptHashes(documents).join(' ')}`,
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
