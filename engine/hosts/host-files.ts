import { writeText } from '../documents/write-text.ts';
import { caddyFile } from './caddy-file.ts';
import { CLOUDFLARE_IGNORED, CLOUDFLARE_REDIRECTS, cloudflareHeaders } from './cloudflare-files.ts';
import { headersOfAll } from './headers/headers.ts';
import { BUILT_HEADERS, type BuiltHeaders } from './host-folder.ts';
import { nginxFile } from './nginx-file.ts';

/** Writes the configuration of all hosts: for Cloudflare into the published folder, for nginx and Caddy beside it. */
export function writeHostFiles(out: string, { documents, siteHost }: { documents: string[]; siteHost: string }): void {
  const ofAll = headersOfAll(documents);
  writeText(out, '_headers', cloudflareHeaders(ofAll, siteHost));
  writeText(out, '_redirects', CLOUDFLARE_REDIRECTS);
  writeText(out, '.assetsignore', CLOUDFLARE_IGNORED);
  writeText(`${out}-hosts`, 'nginx.conf', nginxFile(ofAll, siteHost));
  writeText(`${out}-hosts`, 'Caddyfile', caddyFile(ofAll, siteHost));
  writeText(`${out}-hosts`, BUILT_HEADERS, JSON.stringify({ ofAll, siteHost } satisfies BuiltHeaders));
}
