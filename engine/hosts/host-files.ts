import { writeText } from '../documents/write-text.ts';
import { caddyFile } from './caddy-file.ts';
import { CLOUDFLARE_IGNORED, CLOUDFLARE_REDIRECTS, cloudflareHeaders, wranglerConfig } from './cloudflare-files.ts';
import { headersOfAll } from './headers/headers.ts';
import { BUILT_HEADERS, type BuiltHeaders } from './host-folder.ts';
import { nginxFile } from './nginx-file.ts';

interface Options {
  documents: string[];
  /** The name of the host that the site is built for. */
  siteHost: string;
  /** The owner's address, after which the site is named at Cloudflare. */
  ownerUrl: string;
}

/** Writes the configuration of all hosts: what Cloudflare reads from the published folder into it, the rest beside it. */
export function writeHostFiles(out: string, { documents, siteHost, ownerUrl }: Options): void {
  const ofAll = headersOfAll(documents);
  writeText(out, '_headers', cloudflareHeaders(ofAll, siteHost));
  writeText(out, '_redirects', CLOUDFLARE_REDIRECTS);
  writeText(out, '.assetsignore', CLOUDFLARE_IGNORED);
  writeText(`${out}-hosts`, 'wrangler.json', wranglerConfig(ownerUrl));
  writeText(`${out}-hosts`, 'nginx.conf', nginxFile(ofAll, siteHost));
  writeText(`${out}-hosts`, 'Caddyfile', caddyFile(ofAll, siteHost));
  writeText(`${out}-hosts`, BUILT_HEADERS, JSON.stringify({ ofAll, siteHost } satisfies BuiltHeaders));
}
