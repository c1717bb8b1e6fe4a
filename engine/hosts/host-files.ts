import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLOUDFLARE_IGNORED, CLOUDFLARE_REDIRECTS, cloudflareHeaders, wranglerConfig } from './cloudflare-files.ts';
import { type HeaderValues, makeGlobalHeaders } from './headers.ts';
import { nginxFile } from './nginx-file.ts';

/** The file beside a built site with what the preview, Netlify and Vercel need to know about the build. */
export const buildInfoFile = (dist: string) => join(`${dist}-hosts`, 'built.json');

interface BuildInfo {
  /** The hash of the inline script, as the security policy names it. */
  scriptHash: string;
  siteHost: string;
}

interface Options {
  /** The script in every page that runs before the first paint. */
  inlineScript: string;
  /** The name of the host that the site is built for. */
  siteHost: string;
  /** The owner's address, after which the site is named at Cloudflare. */
  ownerUrl: string;
}

/** Writes the configuration of all hosts: what Cloudflare reads from the published folder into it, the rest beside it. */
export function writeHostFiles(out: string, { inlineScript, siteHost, ownerUrl }: Options): void {
  const scriptHash = `sha256-${createHash('sha256').update(inlineScript).digest('base64')}`;
  const globalHeaders = makeGlobalHeaders(scriptHash);
  writeFileSync(join(out, '_headers'), cloudflareHeaders(globalHeaders, siteHost));
  writeFileSync(join(out, '_redirects'), CLOUDFLARE_REDIRECTS);
  writeFileSync(join(out, '.assetsignore'), CLOUDFLARE_IGNORED);
  const beside = `${out}-hosts`;
  mkdirSync(beside, { recursive: true });
  writeFileSync(join(beside, 'wrangler.json'), wranglerConfig(ownerUrl));
  writeFileSync(join(beside, 'nginx.conf'), nginxFile(globalHeaders, siteHost));
  writeFileSync(buildInfoFile(out), JSON.stringify({ scriptHash, siteHost } satisfies BuildInfo));
}

/** The headers of every answer of a built site, and the name of the host that it was built for. */
export function builtHeaders(dist: string, options?: { isPreview: boolean }): { globalHeaders: HeaderValues; siteHost: string } {
  const { scriptHash, siteHost } = JSON.parse(readFileSync(buildInfoFile(dist), 'utf8')) as BuildInfo;
  return { globalHeaders: makeGlobalHeaders(scriptHash, options), siteHost };
}
