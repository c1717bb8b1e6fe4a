import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Compressed copies, and the files that only Cloudflare reads: other hosts would hand them out as pages of the site. */
const NOT_FOR_VISITORS = /\.(br|gz)$|^(_headers|_redirects|\.assetsignore)$/;

/** Every file of the built site that a visitor may ask for, as paths relative to its folder. */
export function publishedFiles(dist: string): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !NOT_FOR_VISITORS.test(file))
    .sort();
}

const NOT_FOUND = '404.html';

/** The address of each page by its file. The page for wrong addresses has none. */
export function pageAddresses(files: string[]): Map<string, string> {
  const pages = files.filter((file) => file.endsWith('.html') && file !== NOT_FOUND);
  return new Map(pages.map((file) => [file, `/${file.replace(/(^index)?\.html$/, '')}`]));
}
