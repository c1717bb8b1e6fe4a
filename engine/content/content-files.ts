import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { importContent } from './import-content.ts';
import { importTrouble } from './import-trouble.ts';
import { CONTENT_KINDS, type ContentKind } from './registry.ts';
import { lineAt, lineInJson, lineInTypeScript } from './source-line.ts';

/** A content file, read: its data, the kind that it must meet, and where in the file each value stands. */
export interface ContentFile {
  /** Its path in the project. */
  file: string;
  kind: ContentKind;
  data: unknown;
  lineOf: (path: readonly PropertyKey[]) => number;
}

/** Said to the owner as it is: no stack trace, no type names. */
export class ContentError extends Error {}

/** The JSON files below a folder of the project. Words are made with these facts: where one is wrong, the words cannot be read. */
export function readFacts(root: string, folder: string): ContentFile[] {
  return CONTENT_KINDS.flatMap((kind) => (kind.name ? [] : readJson(root, `${folder}/${kind.file}`, kind)));
}

/** Every content file below a folder of the project. */
export async function readContentFiles(root: string, folder: string): Promise<ContentFile[]> {
  const words = CONTENT_KINDS.flatMap((kind) => {
    const { name } = kind;
    return name ? filesOf(root, folder, kind).map((file) => readTypeScript(root, file, kind, name)) : [];
  });
  return [...readFacts(root, folder), ...(await Promise.all(words))];
}

/** The files of a kind: one, or one in each folder where its path has a star. */
function filesOf(root: string, folder: string, { file }: ContentKind): string[] {
  const [before = '', after] = file.split('*');
  if (after === undefined) return [`${folder}/${file}`];
  return foldersIn(root, `${folder}/${before}`).map((name) => `${folder}/${before}${name}${after}`);
}

function foldersIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}

export function readText(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    throw new ContentError(`${file}: is missing. Put the file back; sample/ shows what belongs there.`);
  }
}

async function readTypeScript(root: string, file: string, kind: ContentKind, name: string): Promise<ContentFile> {
  const text = readText(root, file);
  const { errors, module } = parseSync(file, text);
  const [mistake] = errors;
  if (mistake)
    throw new ContentError(
      `${file}:${lineAt(text, mistake.labels[0]?.start ?? 0)}: cannot be read. ${mistake.message}. Look for a missing comma, bracket or quotation mark.`,
    );
  for (const { start, moduleRequest } of module.staticImports) {
    const trouble = importTrouble(root, file, moduleRequest.value);
    if (trouble) throw new ContentError(`${file}:${lineAt(text, start)}: ${trouble}`);
  }
  try {
    const exported = await importContent(root, file);
    if (!(name in exported)) throw new Error(`There is no "export const ${name}" in it.`);
    return { file, kind, data: exported[name], lineOf: (path) => lineInTypeScript(text, name, path) };
  } catch (error) {
    throw new ContentError(`${file}: cannot be read. ${firstLine(error).replace(/\.?$/, '.')}`);
  }
}

function readJson(root: string, file: string, kind: ContentKind): ContentFile {
  const text = readText(root, file).replace(/^\uFEFF/, ''); // Some editors begin a file with a sign that cannot be seen.
  try {
    return { file, kind, data: JSON.parse(text), lineOf: (path) => lineInJson(text, path) };
  } catch (error) {
    const { message } = error as Error;
    const reason = message.replace(/,? (\.\.\."|in JSON at )[\s\S]*/, '');
    throw new ContentError(
      `${file}:${lineAt(text, jsonMistakeAt(text, message))}: cannot be read as JSON. ${reason}. Look for a comma too many or too few, or a missing quotation mark.`,
    );
  }
}

/** Where JSON cannot be read, from what the engine says: a position, or what stands there with ten characters before it. */
function jsonMistakeAt(text: string, message: string): number {
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  const [, around] = /\.\.\."([\s\S]+?)"(?:\.\.\.)? is not valid JSON$/.exec(message) ?? [];
  if (position) return Number(position);
  return around ? text.indexOf(around) + 10 : text.length;
}

const firstLine = (error: unknown) => String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';
