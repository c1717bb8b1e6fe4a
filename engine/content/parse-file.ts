import { type ParseError, parse } from 'jsonc-parser';
import type { CssSyntaxError } from 'postcss';
import { parseTheme } from './parse-theme.ts';
import { CANNOT_BE_READ, type FileValues, parseYaml } from './parse-yaml.ts';
import { hasByteOrderMark, readText, splitFrontMatter } from './text-file.ts';
import { valueAt } from './values.ts';
import { TWICE } from './yaml-mistakes.ts';

/** The values of a content file in any of its forms, and the text of a Markdown file. */
export function parseFile(root: string, file: string): FileValues & Partial<Markdown> {
  const text = readText(root, file);
  if (file.endsWith('.css') && hasByteOrderMark(root, file)) return unreadable(1, BYTE_ORDER_MARK);
  if (file.endsWith('.json')) return parseJson(text);
  if (file.endsWith('.css')) return parseStyles(text);
  return file.endsWith('.yaml') ? parseYaml(text) : parseMarkdown(text);
}

const BYTE_ORDER_MARK =
  'begins with an invisible byte order mark, which breaks its first rule in the build. Save it as UTF-8 without a BOM.';

/** A file of which nothing is known but what is wrong. */
export const unreadable = (line: number, reason: string): FileValues => ({
  values: undefined,
  faults: [{ line, text: reason }],
  advice: [],
  lineOf: () => line,
});

interface Markdown {
  body: string;
  /** Also where the rest of the front matter cannot be read: nobody minds the faults of a draft. */
  isDraft: boolean;
}

/** The words for a draft of this and of other tools, where the rest cannot be read. */
const MARK_OF_DRAFT = /^(draft\s*[:=]\s*true|publish(ed)?\s*[:=]\s*(false|no)|status\s*[:=]\s*"?draft)\b/im;

/** Whether front matter says that its text is not finished. "no" is text in YAML. */
export function saysDraft(values: unknown): boolean {
  const isNot = (field: string) => [false, 'false', 'no'].some((no) => valueAt(values, [field]) === no);
  return valueAt(values, ['draft']) === true || valueAt(values, ['status']) === 'draft' || isNot('published') || isNot('publish');
}

function parseMarkdown(text: string): FileValues & Markdown {
  const { frontMatter, body, isClosed } = splitFrontMatter(text);
  const parsed = frontMatter === undefined ? undefined : parseYaml(frontMatter);
  const isDraft = parsed?.values === undefined ? MARK_OF_DRAFT.test(frontMatter ?? text) : saysDraft(parsed.values);
  if (parsed) return { ...parsed, body, isDraft };
  const hasEmptyLine = /^---[ \t]*\r?\n\s*\n/.test(text);
  if (hasEmptyLine) return { ...unreadable(2, 'is empty, so that no front matter begins here. Delete this line.'), body, isDraft };
  const isToml = text.startsWith('+++');
  if (isToml) return { ...unreadable(1, 'has its facts in TOML. Write them in YAML: "hugo convert toYAML" does that.'), body, isDraft };
  const remedy = isClosed
    ? 'has no front matter. Begin the file with a line of three hyphens, then its facts, then three hyphens again.'
    : 'begins with three hyphens, but its front matter does not end. Write three hyphens below its facts.';
  return { ...unreadable(1, remedy), body, isDraft };
}

function parseJson(text: string): FileValues {
  try {
    const values: unknown = JSON.parse(text);
    const { lineOf, faults } = parseYaml(text);
    const twice = faults.filter((fault) => fault.text.endsWith(TWICE)).map(({ line }) => ({ line, text: TWICE }));
    return { values, faults: twice, advice: [], lineOf };
  } catch {
    const errors: ParseError[] = [];
    parse(text, errors, { disallowComments: true });
    const line = text.slice(0, errors[0]?.offset).split('\n').length;
    const where = 'Look here and on the line above for a missing or an extra comma, bracket or quotation mark.';
    return unreadable(line, `${CANNOT_BE_READ} ${where} JSON has double quotation marks only, and no comments.`);
  }
}

function parseStyles(text: string): FileValues {
  try {
    const { light, dark, lineOf } = parseTheme(text);
    return { values: { light, dark }, faults: [], advice: [], lineOf };
  } catch (error) {
    const { line = 1, reason = String(error) } = error as Partial<CssSyntaxError>;
    return unreadable(line, `${CANNOT_BE_READ} ${reason}. Look for a missing bracket or semicolon.`);
  }
}
