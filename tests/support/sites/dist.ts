import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const DIST = 'dist';

/** Every file below a folder, as paths relative to it. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

export function documentsIn(folder: string): { file: string; html: string }[] {
  return filesIn(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(join(folder, file), 'utf8') }));
}

/** The file of a page. */
export const fileOf = (route: string) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/** The raw HTML of a page. */
export const documentOf = (route: string) => readFileSync(join(DIST, fileOf(route)), 'utf8');

/** The contents of the meta tags with this name. */
export function metaOf(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))].map(([, content = '']) => content);
}

/** The part of a document that React renders. */
export function appOf(html: string): string {
  const start = html.indexOf('<div id="app"');
  return html.slice(start, html.lastIndexOf('</body>'));
}

/** The text of HTML, without tags and comments. */
export function textOf(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** All values of an attribute on tags with this name. */
export function attributes(html: string, tag: string, name: string): string[] {
  const tags = html.match(new RegExp(`<${tag}(?=[\\s>])[^>]*>`, 'g')) ?? [];
  return tags.flatMap((text) => new RegExp(`\\s(?:${name})="([^"]*)"`).exec(text)?.[1] ?? []);
}
