import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { z } from 'zod';
import type { ContentName, Entry, ParsedContent, Prose } from '#schema';
import { CONTENT, CONTENT_NAMES } from '../../schema/content.ts';
import type { FileDefinition } from '../../schema/file-definition.ts';
import { FileImport } from '../../schema/file-import.ts';
import { type Routes, routesOf } from './addresses.ts';
import { completeArticle } from './article-front-matter.ts';
import { filesOf, slugOf, textFileBeside } from './content-files.ts';
import { type Field, fieldsIn, inProject } from './fields.ts';
import { parseFile, unreadable } from './parse-file.ts';
import type { Finding, Path } from './parse-yaml.ts';
import { fillPlaceholders, LISTED_PLACEHOLDERS, placeholdersOf, unknownPlaceholder } from './placeholders.ts';
import { issueProblems, type Located, messages, problem } from './problems.ts';
import { readText, splitFrontMatter } from './text-file.ts';
import { textsIn, valueAt } from './values.ts';

/** A content file that was read. */
export interface ContentFile<Data = unknown> extends Located {
  /** The Markdown that belongs to it, and the file that holds it. */
  text?: Prose;
  fields: Field[];
  /** Whether its front matter says that it is not finished. Only `npm run dev` shows it then. */
  isDraft: boolean | undefined;
  /** What its schema returned; undefined if the file has a fault. */
  data?: Data;
  /** What is wrong with it, one message each, with file, line and field. */
  problems: string[];
  /** What may be a mistake. */
  advice: string[];
}

const DEFINITIONS: Record<ContentName, FileDefinition> = CONTENT;

export interface ReadContent {
  files: ContentFile[];
  /** Articles that are not finished, where they are left out. Nobody minds their faults. */
  drafts: ContentFile[];
  routes: Routes;
  /** What could be read, by name. */
  parts: Partial<ParsedContent>;
  /** The same if no file has a fault: then it is complete. */
  parsed: ParsedContent | undefined;
}

/** Reads every content file of the site in this folder of the project. A fault in one file hides none in another. */
export function readContent(root: string, folder: string, { withDrafts = false } = {}): ReadContent {
  const owner = readFiles(root, folder, 'owner', CONTENT.owner, {}); // First: the texts of the others may name its values.
  const placeholders = placeholdersOf(owner[0]?.data);
  const others = CONTENT_NAMES.filter((name) => name !== 'owner');
  const all = [...owner, ...others.flatMap((name) => readFiles(root, folder, name, DEFINITIONS[name], placeholders))];
  const drafts = withDrafts ? [] : all.filter(({ name, isDraft }) => name === 'articles' && isDraft);
  const files = all.filter((file) => !drafts.includes(file));
  const filesNamed = (name: ContentName) => files.filter((file) => file.name === name);
  const values = CONTENT_NAMES.map((name) => [name, dataOf(DEFINITIONS[name], filesNamed(name))]);
  // A type is claimed here and nowhere else: each value was made by the schema that gives its name this type.
  const parts = Object.fromEntries(values) as ParsedContent;
  const routes = routesOf(files, drafts);
  return { files, drafts, routes, parts, parsed: files.every(({ problems }) => problems.length === 0) ? parts : undefined };
}

/** What the files of one kind give: a list if there may be several; else the one, or what its schema says of a file that was left out. */
function dataOf({ file, schema }: FileDefinition, files: ContentFile[]): unknown {
  if (file.includes('*')) return files.flatMap(entryOf);
  return files[0] ? files[0].data : schema.safeParse(undefined).data;
}

const entryOf = ({ file, text, data }: ContentFile): Entry[] => (data && text ? [{ slug: slugOf(file), text, data }] : []);

function readFiles<Schema extends z.ZodType>(
  root: string,
  folder: string,
  name: ContentName,
  definition: FileDefinition & { schema: Schema },
  placeholders: Record<string, string>,
): ContentFile<z.output<Schema>>[] {
  const { schema, keepsBraces } = definition;
  return filesOf(root, folder, definition).map((file) => {
    const { text, isDraft, faults, advice, ...written } = readFile(root, file, name, definition);
    const located = { name, file, ...written };
    const values = keepsBraces ? written.values : fillPlaceholders(written.values, placeholders);
    const { data, error } = schema.safeParse(values ?? undefined); // A file with nothing but comments says nothing.
    const issues = issuesOf(error, located, faults);
    const isValid = faults.length === 0 && data !== undefined;
    const isEmpty = faults.length === 0 && !error && data === undefined; // As if the file were not there.
    return {
      ...located,
      ...(text && { text }),
      isDraft,
      fields: fieldsIn(schema, written.values, dirname(file)),
      problems: [...messages(file, isEmpty ? EMPTY : faults), ...issues.flatMap((issue) => issueProblems(located, issue))],
      advice: [...messages(file, advice), ...(keepsBraces ? [] : unknownPlaceholders(located))],
      ...(isValid && { data: inOrderOfFile(dirname(file), data, written.values) }),
    };
  });
}

/** What is in a file, and the text that belongs to it. */
function readFile(root: string, file: string, name: ContentName, definition: FileDefinition) {
  const { body, isDraft, ...parsed } = existsSync(join(root, file)) ? parseFile(root, file) : MISSING;
  const hasMath = valueAt(parsed.values, ['math']) === true;
  const prose = body === undefined ? textBeside(root, file, definition) : { file, body };
  const text = prose && { ...prose, hasMath };
  const values = name === 'articles' && text ? completeArticle(parsed, text) : parsed;
  return { ...values, text, isDraft };
}

/** What the schema has found. Where nothing could be read there is nothing to say about fields, and one message about a value is enough. */
function issuesOf(error: z.ZodError | undefined, { values, lineOf }: Located, faults: Finding[]): z.core.$ZodIssue[] {
  if (!error || (values === undefined && faults.length > 0)) return [];
  const isKnown = (path: Path) => isLeaf(valueAt(values, path)) && faults.some(({ line }) => line === lineOf(path));
  return error.issues.filter(({ path }) => !isKnown(path));
}

const EMPTY = [{ line: 1, text: 'is empty. Compare it with the sample, or delete it.' }];

const isLeaf = (value: unknown) => value !== undefined && (typeof value !== 'object' || value === null);

const MISSING = {
  ...unreadable(1, 'is missing. Put the file back; sample/ shows what belongs there.'),
  body: undefined,
  isDraft: undefined,
};

/** The text that is in another file, beside its facts; undefined if there is none. */
function textBeside(root: string, facts: string, { text }: FileDefinition): Prose | undefined {
  const file = text && textFileBeside(root, facts, text);
  return file ? { file, body: splitFrontMatter(readText(root, file)).body } : undefined;
}

/** Words between braces that look like placeholders, and would be published as they are. */
function unknownPlaceholders(file: Located): string[] {
  return textsIn(file.values).flatMap(([path, text]) => {
    const word = path[0] !== 'shareCards' && unknownPlaceholder(text); // They have {email} too.
    return word
      ? [problem(file, path, `contains ${word}, which is published as it is. The words that are filled in are ${LISTED_PLACEHOLDERS}.`)]
      : [];
  });
}

/**
 * The data with the paths of its files in the project, and with its fields in the order of the file: a schema returns them in its own
 * order, but the sections of a resume are shown as its owner has arranged them.
 */
function inOrderOfFile<Data>(folder: string, data: Data, written: unknown): Data;
function inOrderOfFile(folder: string, data: unknown, written: unknown): unknown {
  if (data instanceof FileImport) return inProject(data, folder);
  if (typeof data !== 'object' || data === null) return data;
  const source = typeof written === 'object' && written !== null ? written : {};
  const inside = (key: string, value: unknown) => inOrderOfFile(folder, value, Reflect.get(source, key));
  if (Array.isArray(data)) return data.map((value, index) => inside(String(index), value));
  const keys = new Set([...Object.keys(source), ...Object.keys(data)].filter((key) => Object.hasOwn(data, key)));
  return Object.fromEntries([...keys].map((key) => [key, inside(key, Reflect.get(data, key))]));
}
