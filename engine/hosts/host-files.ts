import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath } from 'vite';
import type { Site } from '#schema';
import type { Redirect } from '../content/redirects.ts';
import { cloudflareHeaders, cloudflareIgnored, cloudflareRedirects, wranglerConfig } from './cloudflare-files.ts';
import { type HeaderValues, makeGlobalHeaders, type PathRule, pathRules } from './headers.ts';
import { nginxFile } from './nginx-file.ts';

/** What the build knows and the preview, Netlify and Vercel read later: a file beside the built site. */
export const buildInfoFile = (dist: string) => join(`${dist}-hosts`, 'build-info.json');

interface BuildInfo {
  /** The hash of the inline script, as the content security policy names it. */
  scriptHash: string;
  /** The hostname that the site is built for. */
  siteHostname: string;
  /** Files of the owner that look like compressed copies of the build. All others are not published. */
  ownArchives: string[];
  visitCounter?: Site['visitCounter'];
  /** The address of the list of articles, on a site that has some. */
  writing?: string | undefined;
  /** Old addresses. */
  redirects: Redirect[];
  /** The language of the site. */
  locale: string;
}

/** The same, and the headers that follow from it. */
export interface HostInfo extends BuildInfo {
  /** Those of every response. */
  globalHeaders: HeaderValues;
  /** Those of some files. */
  pathRules: PathRule[];
}

/** What compressed copies end in. */
export const COMPRESSED = /\.(br|gz)$/;

interface Options extends Omit<BuildInfo, 'scriptHash' | 'ownArchives'> {
  /** The owner's folder of files that are published unchanged. */
  publicDir: string;
  /** The script in every page that runs before the first paint. */
  inlineScript: string;
  /** The owner's address, after which the site is named at Cloudflare. */
  ownerUrl: string;
}

/**
 * Writes the files for Cloudflare and nginx: what Cloudflare reads from the published folder into it, the rest beside it. Those for
 * Netlify and Vercel are written later, by host-folder.ts.
 */
export function writeHostFiles(out: string, { publicDir, inlineScript, ownerUrl, ...known }: Options): void {
  const scriptHash = `sha256-${createHash('sha256').update(inlineScript).digest('base64')}`;
  const ownFiles = existsSync(publicDir) ? readdirSync(publicDir, { recursive: true, encoding: 'utf8' }) : [];
  const ownArchives = ownFiles.map(normalizePath).filter((file) => COMPRESSED.test(file));
  const buildInfo: BuildInfo = { ...known, scriptHash, ownArchives };
  const { globalHeaders, pathRules, siteHostname, redirects, writing } = withHeaders(buildInfo);
  writeFileSync(join(out, '_headers'), cloudflareHeaders(globalHeaders, pathRules, siteHostname));
  writeFileSync(join(out, '_redirects'), cloudflareRedirects(redirects, writing));
  writeFileSync(join(out, '.assetsignore'), cloudflareIgnored(ownArchives));
  const hostsFolder = `${out}-hosts`;
  mkdirSync(hostsFolder, { recursive: true });
  writeFileSync(join(hostsFolder, 'wrangler.json'), wranglerConfig(ownerUrl));
  writeFileSync(join(hostsFolder, 'nginx.conf'), nginxFile(globalHeaders, pathRules, siteHostname, ownArchives, redirects));
  writeFileSync(buildInfoFile(out), JSON.stringify(buildInfo));
}

/** What the build knew about a built site, and its headers. */
export const readBuildInfo = (dist: string, options?: { isLocalPreview: boolean }): HostInfo =>
  withHeaders(JSON.parse(readFileSync(buildInfoFile(dist), 'utf8')) as BuildInfo, options);

function withHeaders(info: BuildInfo, options?: { isLocalPreview: boolean }): HostInfo {
  const globalHeaders = makeGlobalHeaders(info.scriptHash, { ...options, visitCounter: info.visitCounter });
  return { ...info, globalHeaders, pathRules: pathRules(info.writing !== undefined) };
}
