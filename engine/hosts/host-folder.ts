import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PREVIEW_HEADERS } from './headers/headers.ts';
import { builtHeaders } from './host-files.ts';
import { netlifyHeaders } from './netlify-files.ts';
import { publishedFiles } from './published-files.ts';
import { vercelConfig } from './vercel-files.ts';

/** Hosts that publish a folder of their own: the files of the site and their rules, without what is there for other hosts. */
export type FolderHost = 'netlify' | 'vercel';

/** Where each of them looks for it. */
export const HOST_FOLDERS: Record<FolderHost, string> = { netlify: 'dist-netlify', vercel: '.vercel/output' };

interface Options {
  /** The built site; what the build left for hosts is beside it. */
  dist: string;
  to: string;
  /** A copy for trying out. Only Netlify has to be told: its rules don't know the name that was asked for. */
  isPreview: boolean;
}

/** Fills the folder of a host from the built site. */
export function writeHostFolder(host: FolderHost, { dist, to, isPreview }: Options): void {
  const { ofAll, siteHost } = builtHeaders(dist);
  const files = publishedFiles(dist);
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const site = host === 'vercel' ? join(to, 'static') : to;
  for (const file of files) cpSync(join(dist, file), join(site, file), { preserveTimestamps: true });
  if (host === 'netlify') writeFileSync(join(to, '_headers'), netlifyHeaders({ ...ofAll, ...(isPreview && PREVIEW_HEADERS) }, files));
  else writeFileSync(join(to, 'config.json'), `${JSON.stringify(vercelConfig(ofAll, files, siteHost), null, 2)}\n`);
}
