import { writeText } from '../documents/write-text.ts';
import { CLOUDFLARE_IGNORED, CLOUDFLARE_REDIRECTS, cloudflareHeaders, wranglerConfig } from './cloudflare-files.ts';
import { headersOfAll } from './headers/headers.ts';
import { BUILT_HEADERS, type BuiltHeaders } from './host-folder.ts';
import { nginxFile } from './nginx-file.ts';

interface Options {
  /** Writes a file into the published folder. */
  publish: (file: string, text: string) => void;
  /** The folder for what is not published. */
  beside: string;
  documents: string[];
  /** The name of the host that the site is built for. */
  siteHost: string;
  /** The owner's address, after which the site is named at Cloudflare. */
  ownerUrl: string;
}

/** Writes the configuration of all hosts: what Cloudflare reads from the published folder into it, the rest beside it. */
export function writeHostFiles({ publish, beside, documents, siteHost, ownerUrl }: Options): void {
  const ofAll = headersOfAll(documents);
  publish('_headers', cloudflareHeaders(ofAll, siteHost));
  publish('_redirects', CLOUDFLARE_REDIRECTS);
  publish('.assetsignore', CLOUDFLARE_IGNORED);
  writeText(beside, 'wrangler.json', wranglerConfig(ownerUrl));
  writeText(beside, 'nginx.conf', nginxFile(ofAll, siteHost));
  writeText(beside, BUILT_HEADERS, JSON.stringify({ ofAll, siteHost } satisfies BuiltHeaders));
}
