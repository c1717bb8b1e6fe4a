import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { visit } from 'unist-util-visit';
import { parseSync } from 'vite';
import { componentName } from '../../../engine/mdx/mdx-nodes.ts';
import { mdxTree } from '../../../engine/mdx/parse-mdx.ts';
import { resumeName } from '../../../src/lib/resume.ts';
import { change } from '../sites/build-site.ts';
import { filesIn } from '../sites/dist.ts';

/** Fields with a choice or a fact, which is the same in every language. */
const CHOICES = /^(\$schema|browser|date|easing|email|icon|kind|lang|locale|sections)$/;
/** Addresses and dates. */
const NO_WORDS = /^(https?:|mailto:|\/|\.|\d{4}(-|$)|[^\p{L}]*$)/u;

const GRADE = /^(measured|expected|reported)$/;

const isWords = (key: string, text: string) => !CHOICES.test(key) && !NO_WORDS.test(text) && !(key === 'grade' && GRADE.test(text));

/** A bracket that is inserted into a text, with its position. */
type Mark = [at: number, sign: string];
const PAGES = 'tests/fixtures/demanding-owner/pages';
/** Another language than English, to see that the names of months follow it. */
export const LOCALE = 'sv-SE';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** Translates the sample of a project: every text of its content gets ⟦ ⟧ around it. */
export function pseudoTranslation(project: string): void {
  addMore(project);
  for (const file of filesIn(join(project, 'sample'))) {
    const translate = translatorOf(file);
    const path = join(project, 'sample', file);
    if (translate) writeFileSync(path, translate(readFileSync(path, 'utf8')));
  }
  // The resume of the sample in the name of the translated owner, so that the page shows everything it can. It need not be drawn for that.
  const { name } = JSON.parse(readFileSync(join(project, 'sample/owner.json'), 'utf8'));
  for (const format of ['pdf', 'json'])
    cpSync(`sample/public/images/Skye_Sampleton_CV.${format}`, join(project, `sample/public/images/${resumeName({ name })}.${format}`));
}

/** Adds what the sample does not have: every form of Markdown, months, a grade, and another language than English. */
function addMore(project: string): void {
  for (const file of filesIn(PAGES).filter((name) => /^(kitchen-sink|demo|diagram|harbour|stop)\./.test(name))) {
    cpSync(join(PAGES, file), join(project, 'sample/pages', file));
  }
  change(join(project, 'sample/pages/kitchen-sink.mdx'), '/tidtabell', '/wehike');
  change(join(project, 'sample/owner.json'), 'en-AU', LOCALE);
  change(join(project, 'sample/resume.json'), '"startDate": "2024"', '"startDate": "2024-03"');
  change(join(project, 'sample/resume.json'), '"studyType": "Diploma",', '"studyType": "Diploma", "score": "5.5",');
}

function translatorOf(file: string): ((text: string) => string) | undefined {
  if (file.endsWith('.mdx')) return translateMdx;
  const isPiece = /^case-studies\/[^/]+\/[^/]+\//.test(file);
  // Of a figure only the files with its words; the others are code.
  if (isPiece && !/\/(intro|labels|words)\.ts$|\/(huts|measured|names)\.json$/.test(file)) return undefined;
  if (/(^generated|\/public\/.*)\.json$/.test(file) || file.startsWith('public/')) return undefined;
  if (file.endsWith('.json')) return translateJson;
  return file.endsWith('.ts') ? translateTypeScript : undefined;
}

const bracketed = (text: string) => `⟦${text}⟧`;

function translateJson(text: string): string {
  const translated = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return key !== 'type' && isWords(key, value) ? bracketed(value) : value; // The "type" of GeoJSON is not text.
    if (Array.isArray(value)) return value.map((one) => translated(one, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, translated(one, name)]));
  };
  return JSON.stringify(translated(JSON.parse(text)), null, 2);
}

/** Puts brackets inside the quotation marks of every text that is a value, but not of those in expressions. */
const translateTypeScript = (text: string) => withMarks(text, marksIn(text));

function marksIn(text: string, offset = 0): Mark[] {
  const texts = textsIn(parseSync('content.ts', text).program.body).filter(({ start, end, key }) =>
    isWords(key, text.slice(start + 1, end - 1)),
  );
  return texts.flatMap(({ start, end }): Mark[] => [
    [offset + start + 1, '⟦'],
    [offset + end - 1, '⟧'],
  ]);
}

/** The brackets around the words of `title="…"`. */
function titleMarks(text: string, from: number, to: number): Mark[] {
  const start = text.indexOf('title="', from) + 'title="'.length;
  return start > from && start < to
    ? [
        [start, '⟦'],
        [text.indexOf('"', start), '⟧'],
      ]
    : [];
}

const WRAPPERS = ['TSSatisfiesExpression', 'TSAsExpression'];
const EXPRESSIONS = ['BinaryExpression', 'CallExpression', 'ImportDeclaration', 'MemberExpression'];

/** The texts below a node, each with the name of its field. */
function textsIn(node: unknown, key = ''): { start: number; end: number; key: string }[] {
  if (Array.isArray(node)) return node.flatMap((one) => textsIn(one, key));
  if (typeof node !== 'object' || node === null || !('type' in node)) return [];
  const { type, start, end, ...parts } = node as Node;
  if (type === 'TemplateLiteral' || (type === 'Literal' && typeof parts.value === 'string')) return [{ start, end, key }];
  if (type === 'Property') return textsIn(parts.value, String((parts.key as Node).name ?? (parts.key as Node).value));
  if (WRAPPERS.includes(type)) return textsIn(parts.expression, key);
  if (EXPRESSIONS.includes(type) || type.startsWith('TS')) return [];
  return Object.values(parts).flatMap((part) => textsIn(part, key));
}

function translateMdx(text: string): string {
  const marks: Mark[] = [];
  visit(mdxTree(text), (node) => {
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return;
    if (node.type === 'text' && /\p{L}/u.test(node.value)) marks.push([start.offset, '⟦'], [end.offset, '⟧']);
    if (node.type === 'mdxjsEsm') marks.push(...marksIn(text.slice(start.offset, end.offset), start.offset));
    if (componentName(node) === 'Video') marks.push(...titleMarks(text, start.offset, end.offset));
    if (node.type !== 'image') return;
    const source = text.slice(start.offset, end.offset);
    marks.push([start.offset + 2, '⟦'], [start.offset + source.indexOf(']('), '⟧']);
    const caption = /\s(['"]).*\1\)$/.exec(source);
    if (caption) marks.push([start.offset + caption.index + 2, '⟦'], [end.offset - 2, '⟧']);
  });
  return withMarks(text, marks);
}

function withMarks(text: string, marks: Mark[]): string {
  const sorted = [...marks].sort(([a], [b]) => b - a);
  return sorted.reduce((whole, [at, sign]) => whole.slice(0, at) + sign + whole.slice(at), text);
}
