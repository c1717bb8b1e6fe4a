import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLOUDFLARE_IGNORED, CLOUDFLARE_REDIRECTS, cloudflareHeaders, wranglerConfig } from './cloudflare-files.ts';
import { type HeaderValues, makeGlobalHeaders } from './headers.ts';
import { nginxFile } from './nginx-file.ts';

/** What the build knows and the preview, Netlify and Vercel read later: a file beside the built site. */
export const buildInfoFile = (dist: string) => join(`${dist}-hosts`, 'build-info.json');

interface BuildInfo {
  /** The hash of the inline script, as the content security policy names it. */
  scriptHash: string;
  siteHostname: string;
}

interface Options {
  /** The script in every page that runs before the first paint. */
  inlineScript: string;
  /** The hostname that the site is built for. */
  siteHostname: string;
  /** The owner's address, after which the site is named at Cloudflare. */
  ownerUrl: string;
}

/**
 * Writes the files for Cloudflare and nginx: what Cloudflare reads from the published folder into it, the rest beside it. Those for
 * Netlify and Vercel are written later, by host-folder.ts.
 */
export function writeHostFiles(out: string, { inlineScript, siteHostname, ownerUrl }: Options): void {
  const scriptHash = `sha256-${createHash('sha256').update(inlineScript).digest('base64')}`;
  const globalHeaders = makeGlobalHeaders(scriptHash);
  writeFileSync(join(out, '_headers'), cloudflareHeaders(globalHeaders, siteHostname));
  writeFileSync(join(out, '_redirects'), CLOUDFLARE_REDIRECTS);
  writeFileSync(join(out, '.assetsignore'), CLOUDFLARE_IGNORED);
  const hostsFolder = `${out}-hosts`;
  mkdirSync(hostsFolder, { recursive: true });
  writeFileSync(join(hostsFolder, 'wrangler.json'), wranglerConfig(ownerUrl));
  writeFileSync(join(hostsFolder, 'nginx.conf'), nginxFile(globalHeaders, siteHostname));
  writeFileSync(buildInfoFile(out), JSON.stringify({ scriptHash, siteHostname } satisfies BuildInfo));
}

/** The headers of every response of a built site, and the hostname that it was built for. */
export function builtHeaders(dist: string, options?: { isLocalPreview: boolean }): { globalHeaders: HeaderValues; siteHostname: string } {
  const { scriptHash, siteHostname } = JSON.parse(readFileSync(buildInfoFile(dist), 'utf8')) as BuildInfo;
  return { globalHeaders: makeGlobalHeaders(scriptHash, options), siteHostname };
}
