import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CssSyntaxError } from 'postcss';
import { normalizePath, parseSync } from 'vite';
import { asOneLine } from '../../schema/fields.ts';
import { exportIn, frontMatterProblem, syntaxProblem, valuesOf } from '../mdx/parse-mdx.ts';
import { readTheme } from '../theme/read-theme.ts';
import { FILE_DEFINITIONS, type FileDefinition } from './file-definitions.ts';
import { type ImportedFile, importContentFiles, importProblem } from './import-content.ts';
import { apostropheProblem, lineAt, lineInJson, lineInTypeScript, lineOfJsonError } from './source-position.ts';

/** A content file that was read: its data, the definition that it must match, and the line of each value. */
export interface ContentFile {
  /** Its path in the project. */
  file: string;
  definition: FileDefinition;
  data: unknown;
  lineOf: (path: readonly PropertyKey[]) => number;
}

/** An error whose message is shown to the owner as it is, without a stack trace. */
export class ContentError extends Error {}

/** Reads the JSON files and the theme. They are checked before all others, because the other files cannot be read without them. */
export function readDataFiles(root: string, folder: string): ContentFile[] {
  return definitionsOf(root, folder).flatMap((definition) => {
    const file = `${folder}/${definition.file}`;
    if (file.endsWith('.css')) return readStyles(root, file, definition);
    return file.endsWith('.json') ? readJson(root, file, definition) : [];
  });
}

/** Reads every content file of the site in this folder of the project. */
export async function readContentFiles(root: string, folder: string): Promise<ContentFile[]> {
  const dataFiles = readDataFiles(root, folder);
  const found = definitionsOf(root, folder).flatMap((definition) =>
    isModule(definition) ? filesOf(root, folder, definition).map((file) => ({ file, definition })) : [],
  );
  const sources = [...new Set(found.map(({ file }) => file).filter((file) => file.endsWith('.ts')))];
  const seen = new Set<string>();
  for (const file of sources) rejectSyntaxErrors(root, file, seen);
  const imported = await importContentFiles(root, sources);
  const modules = found.map(({ file, definition }) => {
    const module = imported[sources.indexOf(file)];
    return module ? readTypeScript(root, file, definition, module) : readMdx(root, file, definition);
  });
  return [...dataFiles, ...(await Promise.all(modules))];
}

/** The files that this site has to have: all but those that its owner left out. */
function definitionsOf(root: string, folder: string): FileDefinition[] {
  const exists = (file: string) => existsSync(join(root, folder, file));
  return FILE_DEFINITIONS.filter(({ file, isOptional, partOf }) => (partOf ? exists(partOf) : !isOptional || exists(file)));
}

const isModule = ({ file }: FileDefinition) => /\.(ts|mdx)$/.test(file);

/** The text of the About page is in the same folder as custom pages, but its heading and metadata are in about.ts. */
const ABOUT = 'pages/about.mdx';

/** The files of a definition: one; or, where its path has a star, all files or folders that match. */
function filesOf(root: string, folder: string, { file }: FileDefinition): string[] {
  const [before = '', after] = file.split('*');
  if (after === undefined) return [`${folder}/${file}`];
  const path = `${folder}/${before}`;
  if (!existsSync(join(root, path))) return [];
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  const names = after.startsWith('/')
    ? entries.flatMap((entry) => (entry.isDirectory() ? [entry.name + after] : []))
    : entries.map(({ name }) => name).filter((name) => name.endsWith(after) && before + name !== ABOUT);
  return names.sort().map((name) => path + name);
}

/** An invisible character that some editors, mostly on Windows, write at the start of a file. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The text of a file of the content, without a byte order mark. */
export function readText(root: string, file: string): string {
  const text = readWholeText(root, file);
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}

/** A missing file is an error that the owner understands. */
function readWholeText(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    throw new ContentError(`${file}: is missing. Put the file back; sample/ shows what belongs there.`);
  }
}

/** Throws at a syntax error in a TypeScript file or in a file that it imports. Running the file would give an error without a line. */
function rejectSyntaxErrors(root: string, file: string, seen: Set<string>): void {
  if (seen.has(file)) return;
  seen.add(file);
  const text = readText(root, file);
  const { errors, module } = parseSync(file, text);
  const [error] = errors;
  if (error) {
    const offset = error.labels[0]?.start ?? 0;
    const reason = apostropheProblem(text, offset) ?? `${error.message}. Look for a missing comma, bracket or quotation mark.`;
    throw new ContentError(`${file}:${lineAt(text, offset)}: cannot be read. ${reason}`);
  }
  for (const { start, moduleRequest } of module.staticImports) {
    const from = moduleRequest.value;
    const problem = importProblem(root, file, from);
    if (problem) throw new ContentError(`${file}:${lineAt(text, start)}: ${problem}`);
    if (/^\..*\.tsx?$/.test(from)) rejectSyntaxErrors(root, normalizePath(join(dirname(file), from)), seen);
  }
}

async function readTypeScript(root: string, file: string, definition: FileDefinition, module: ImportedFile): Promise<ContentFile> {
  const { name } = definition;
  if (module.status === 'rejected') throw new ContentError(`${file}: cannot be read. ${firstLine(module.reason).replace(/\.?$/, '.')}`);
  if (!(name in module.value))
    throw new ContentError(`${file}: cannot be read. There is no "export const ${name}" in it. Add it, or check its name.`);
  const text = readText(root, file);
  return { file, definition, data: module.value[name], lineOf: (path) => lineInTypeScript(text, name, path) };
}

/** Reads what a custom page or an article exports above its text, such as its heading. */
async function readMdx(root: string, file: string, definition: FileDefinition): Promise<ContentFile> {
  const { name, form } = definition;
  const wanted = `"export const ${name} = ${form}"`;
  const text = readText(root, file);
  const frontMatter = frontMatterProblem(file, text, `${wanted} in this file`);
  if (frontMatter) throw new ContentError(frontMatter);
  const statement = exportOf(file, text, name, wanted);
  try {
    const data = await valuesOf(statement, name);
    return { file, definition, data, lineOf: (path) => lineInTypeScript(statement, name, path) };
  } catch (error) {
    throw new ContentError(`${file}: cannot be read. ${firstLine(error).replace(/\.?$/, '.')} Write plain values into "${name}".`);
  }
}

function exportOf(file: string, text: string, name: string, wanted: string): string {
  try {
    const statement = exportIn(text, name);
    if (statement) return statement;
  } catch (error) {
    throw new ContentError(syntaxProblem(file, text, error));
  }
  throw new ContentError(`${file}: cannot be read. There is no ${wanted} in it.`);
}

const JSON_REMEDY =
  'Look here and on the line above for a missing or an extra comma, bracket or quotation mark. JSON has double quotation marks only, and no comments.';

function readJson(root: string, file: string, definition: FileDefinition): ContentFile {
  const text = readText(root, file);
  try {
    return { file, definition, data: JSON.parse(text), lineOf: (path) => lineInJson(text, path) };
  } catch {
    throw new ContentError(`${file}:${lineOfJsonError(text)}: cannot be read as JSON. ${JSON_REMEDY}`);
  }
}

function readStyles(root: string, file: string, definition: FileDefinition): ContentFile {
  const text = readWholeText(root, file);
  if (text.startsWith(BYTE_ORDER_MARK))
    throw new ContentError(
      `${file}:1: begins with an invisible byte order mark, which breaks its first rule in the build. Save it as UTF-8 without a BOM.`,
    );
  try {
    const { light, dark, lineOf } = readTheme(text);
    return { file, definition, data: { light, dark }, lineOf };
  } catch (error) {
    const { line = 1, reason = String(error) } = error as Partial<CssSyntaxError>;
    throw new ContentError(`${file}:${line}: cannot be read as a stylesheet. ${reason}. Look for a missing bracket or semicolon.`);
  }
}

const firstLine = (error: unknown) => String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';

/** The name of a field, as text: "testimonial 2, comment". */
function fieldName(path: readonly PropertyKey[], entry?: string): string {
  const names: string[] = [];
  for (const key of path) {
    if (typeof key !== 'number') names.push(asOneLine(String(key)));
    else names.push(`${names.pop() ?? entry ?? 'entry'} ${key + 1}`);
  }
  return names.join(', ');
}

/** A message about one field: file, line, field, what is wrong and what to do. */
export function problem({ file, lineOf, definition }: ContentFile, path: readonly PropertyKey[], text: string): string {
  const field = fieldName(path, definition.entry);
  return `${file}:${lineOf(path)}: ${field ? `${field} ` : ''}${text}`;
}
