import { caddyFile } from '../../deploy/caddy-file.ts';
import { CLOUDFLARE_IGNORED, CLOUDFLARE_REDIRECTS, cloudflareHeaders } from '../../deploy/cloudflare-files.ts';
import { headersOfAll } from '../../deploy/headers.ts';
import { nginxFile } from '../../deploy/nginx-file.ts';
import { writeText } from './write-text.ts';

/** Writes what hosts must know: into the published folder for the edge, beside it for servers that have a configuration. */
export function writeHostFiles(out: string, { documents, siteHost }: { documents: string[]; siteHost: string }): void {
  const ofAll = headersOfAll(documents);
  writeText(out, '_headers', cloudflareHeaders(ofAll, siteHost));
  writeText(out, '_redirects', CLOUDFLARE_REDIRECTS);
  writeText(out, '.assetsignore', CLOUDFLARE_IGNORED);
  writeText(`${out}-hosts`, 'nginx.conf', nginxFile(ofAll, siteHost));
  writeText(`${out}-hosts`, 'Caddyfile', caddyFile(ofAll, siteHost));
}
