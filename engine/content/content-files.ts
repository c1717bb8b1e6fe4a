import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CssSyntaxError } from 'postcss';
import { parseSync } from 'vite';
import { exportIn, readingProblem, valuesOf } from '../markdown/mdx-facts.ts';
import { readTheme } from '../theme/read-theme.ts';
import { importProblem } from './checks/import-problem.ts';
import { lineAt, lineInJson, lineInTypeScript } from './checks/source-line.ts';
import { importContent } from './import-content.ts';
import { CONTENT_KINDS, type ContentKind } from './registry.ts';

/** A content file after reading: its data, the kind that it must match, and the line of each value. */
export interface ContentFile {
  /** Its path in the project. */
  file: string;
  kind: ContentKind;
  data: unknown;
  lineOf: (path: readonly PropertyKey[]) => number;
}

/** Its message is shown to the owner as it is, without a stack trace. */
export class ContentError extends Error {}

/** Reads the JSON files and the theme. They are checked before all others, because the other files cannot be read without them. */
export function readFacts(root: string, folder: string): ContentFile[] {
  return CONTENT_KINDS.flatMap((kind) => {
    const read = kind.file.endsWith('.css') ? readStyles : readJson;
    return kind.name ? [] : read(root, `${folder}/${kind.file}`, kind);
  });
}

/** Reads every content file of the site in this folder of the project. */
export async function readContentFiles(root: string, folder: string): Promise<ContentFile[]> {
  const words = CONTENT_KINDS.flatMap((kind) => {
    const { name } = kind;
    const read = kind.file.endsWith('.mdx') ? readMdx : readTypeScript;
    return name ? filesOf(root, folder, kind).map((file) => read(root, file, kind, name)) : [];
  });
  return [...readFacts(root, folder), ...(await Promise.all(words))];
}

/** The text of the About page is in the same folder as the owner's own pages, but exports no facts: those are in about.ts. */
const ABOUT = 'about.mdx';

/** The files of a kind: one; or, where its path has a star, all files or folders that match. */
function filesOf(root: string, folder: string, { file }: ContentKind): string[] {
  const [before = '', after] = file.split('*');
  if (after === undefined) return [`${folder}/${file}`];
  const path = `${folder}/${before}`;
  if (!existsSync(join(root, path))) return [];
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  const names = after.startsWith('/')
    ? entries.flatMap((entry) => (entry.isDirectory() ? [entry.name + after] : []))
    : entries.map(({ name }) => name).filter((name) => name.endsWith(after) && name !== ABOUT);
  return names.sort().map((name) => path + name);
}

/** The text of a file of the content; a missing file is an error that the owner understands. */
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
    const problem = importProblem(root, file, moduleRequest.value);
    if (problem) throw new ContentError(`${file}:${lineAt(text, start)}: ${problem}`);
  }
  try {
    const exported = await importContent(root, file);
    if (!(name in exported)) throw new Error(`There is no "export const ${name}" in it.`);
    return { file, kind, data: exported[name], lineOf: (path) => lineInTypeScript(text, name, path) };
  } catch (error) {
    throw new ContentError(`${file}: cannot be read. ${firstLine(error).replace(/\.?$/, '.')}`);
  }
}

/** Reads the facts that a page of the owner's own exports above its text. */
async function readMdx(root: string, file: string, kind: ContentKind, name: string): Promise<ContentFile> {
  const statement = exportOf(file, readText(root, file), name);
  try {
    const data = await valuesOf(statement, name);
    return { file, kind, data, lineOf: (path) => lineInTypeScript(statement, name, path) };
  } catch (error) {
    throw new ContentError(`${file}: cannot be read. ${firstLine(error).replace(/\.?$/, '.')} Write plain values into "${name}".`);
  }
}

function exportOf(file: string, text: string, name: string): string {
  try {
    const statement = exportIn(text, name);
    if (statement) return statement;
  } catch (error) {
    throw new ContentError(readingProblem(file, error));
  }
  throw new ContentError(`${file}: cannot be read. There is no "export const ${name} = { heading, meta }" in it.`);
}

function readJson(root: string, file: string, kind: ContentKind): ContentFile {
  const text = readText(root, file).replace(/^\uFEFF/, ''); // Some editors begin a file with an invisible byte order mark.
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

function readStyles(root: string, file: string, kind: ContentKind): ContentFile {
  const text = readText(root, file);
  try {
    const { light, dark, lineOf } = readTheme(text);
    return { file, kind, data: { light, dark }, lineOf };
  } catch (error) {
    const { line = 1, reason = String(error) } = error as Partial<CssSyntaxError>;
    throw new ContentError(`${file}:${line}: cannot be read as a style sheet. ${reason}. Look for a missing bracket or semicolon.`);
  }
}

/** The offset of a mistake in JSON. V8's message names a position, or quotes the text around it with ten characters before it. */
function jsonMistakeAt(text: string, message: string): number {
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  const [, around] = /\.\.\."([\s\S]+?)"(?:\.\.\.)? is not valid JSON$/.exec(message) ?? [];
  if (position) return Number(position);
  return around ? text.indexOf(around) + 10 : text.length;
}

const firstLine = (error: unknown) => String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';
