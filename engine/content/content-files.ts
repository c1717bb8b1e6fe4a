import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CONTENT } from '../../schema/content.ts';
import type { FileDefinition } from '../../schema/file-definition.ts';

/** The paths in the project of the files of one kind. A single file that a site needs is listed in any case: it will be found missing. */
export function filesOf(root: string, folder: string, { file, schema }: FileDefinition): string[] {
  const [before = '', after] = file.split('*');
  const exists = (path: string) => existsSync(join(root, folder, path));
  if (after === undefined) {
    const existing = spellingsOf(file).filter(exists);
    return (existing.length > 0 || schema.safeParse(undefined).success ? existing : [file]).map((path) => `${folder}/${path}`);
  }
  if (!exists(before)) return [];
  const isSingle = (path: string) => Object.values(CONTENT).some((one) => spellingsOf(one.file).includes(path)); // pages/about.md
  const entries = readdirSync(join(root, folder, before), { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1));
  const found = entries.flatMap((entry) => {
    const path = before + entry.name;
    if (after.startsWith('/')) return entry.isDirectory() ? [path + after] : [];
    if (entry.isDirectory()) return spellingsOf(`${path}/index${after}`).filter(exists);
    const isText = spellingsOf(after).some((end) => entry.name.endsWith(end)) && !/^readme\./i.test(entry.name);
    return isText && !isSingle(path) ? [path] : [];
  });
  return found.map((path) => `${folder}/${path}`);
}

/** The file of this name beside another file, as .md or as .mdx; undefined if there is neither. */
export const textFileBeside = (root: string, file: string, name: string) =>
  spellingsOf(`${dirname(file)}/${name}`).find((path) => existsSync(join(root, path)));

/** Markdown may also be MDX. */
const spellingsOf = (file: string) => (file.endsWith('.md') ? [file, `${file}x`] : [file]);

/** The name of the file or folder of a page. Articles may have their day before it, as in "2026-11-18-first-rain.md". */
const NAME =
  /\/(?:pages|case-studies|writing(?:\/(?<day>\d{4}-\d{2}-\d{2})-(?=.))?)\/?(?<slug>[^/]+?)(?:\.\w+|\/(?:index|facts|text)\.\w+)$/;

/** The last segment of the address of a page: "wehike" for `case-studies/wehike/facts.yaml`, "talks" for `pages/talks.md` and `pages/talks/index.md`. */
export const slugOf = (file: string): string => NAME.exec(file)?.groups?.slug ?? '';

/** The day at the start of the name of an article; undefined if there is none. */
export const articleDateIn = (file: string): string | undefined => NAME.exec(file)?.groups?.day;
