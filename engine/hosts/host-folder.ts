import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { redirectLines } from './cloudflare-files.ts';
import { DEPLOY_PREVIEW_HEADERS } from './headers.ts';
import { COMPRESSED, readBuildInfo } from './host-files.ts';
import { netlifyHeaders } from './netlify-files.ts';
import { writeOldAddresses } from './pages-files.ts';
import { vercelConfig } from './vercel-files.ts';

/** The folders that these hosts publish: the files of the site and the rules for that host, without those for other hosts. GitHub Pages has no rules. */
export const HOST_FOLDERS = { netlify: 'dist-netlify', vercel: '.vercel/output', pages: 'dist-pages' };
export type FolderHost = keyof typeof HOST_FOLDERS;

interface Options {
  /** The built site; the files for hosts are beside it. */
  dist: string;
  to: string;
  /** Whether this is a preview. Only Netlify needs to be told: its rules cannot tell which host name was requested. */
  isDeployPreview: boolean;
}

/** Fills the folder of a host from the built site. */
export function writeHostFolder(host: FolderHost, { dist, to, isDeployPreview }: Options): void {
  const info = readBuildInfo(dist);
  const files = publishedFiles(dist, info.ownArchives);
  const pages = pagePaths(files);
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const site = host === 'vercel' ? join(to, 'static') : to;
  for (const file of files) cpSync(join(dist, file), join(site, file), { preserveTimestamps: true });
  if (host === 'netlify') {
    const globalHeaders = { ...info.globalHeaders, ...(isDeployPreview && DEPLOY_PREVIEW_HEADERS) };
    writeFileSync(join(to, '_headers'), netlifyHeaders({ ...info, globalHeaders }, files, pages));
    if (info.redirects.length > 0) writeFileSync(join(to, '_redirects'), redirectLines(info.redirects));
  }
  if (host === 'vercel') writeFileSync(join(to, 'config.json'), `${JSON.stringify(vercelConfig(info, files, pages), null, 2)}\n`);
  if (host === 'pages') writeOldAddresses(to, info);
}

/** The files that only Cloudflare reads: other hosts would publish them as part of the site. The build always writes its own. */
export const FOR_CLOUDFLARE = ['_headers', '_redirects', '.assetsignore'];

/** Every file of the built site that a visitor may ask for, as paths relative to its folder. */
function publishedFiles(dist: string, ownArchives: string[]): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !FOR_CLOUDFLARE.includes(file) && (!COMPRESSED.test(file) || ownArchives.includes(file)))
    .sort();
}

const NOT_FOUND = '404.html';

/** The address of each page by its file. The 404 page has none. */
function pagePaths(files: string[]): Map<string, string> {
  const pages = files.filter((file) => file.endsWith('.html') && file !== NOT_FOUND);
  return new Map(pages.map((file) => [file, `/${file.replace(/(^index)?\.html$/, '')}`]));
}
