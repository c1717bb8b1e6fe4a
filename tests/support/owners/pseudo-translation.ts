import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { visit } from 'unist-util-visit';
import { parseSync } from 'vite';
import { isPair, parse, parseDocument, stringify, visit as visitYaml } from 'yaml';
import { proseTree } from '../../../engine/content/parse-prose.ts';
import { splitFrontMatter } from '../../../engine/content/text-file.ts';
import { componentName } from '../../../engine/prose/mdx-nodes.ts';
import { resumeName } from '../../../engine/resume/resume-downloads.ts';
import { labels, markdownLabels, shareCardLabels } from '../../../schema/default-labels.ts';
import { filesIn } from '../sites/dist.ts';
import { change } from '../sites/project-copy.ts';

/** Fields whose value is the same in every language. */
const UNTRANSLATED_FIELDS = /^(\$schema|browser|date|easing|email|icon|kind|lang|locale|sections|timeZone)$/;
/** Addresses, dates and the names of pictures. */
const NOT_TEXT = /^(https?:|mailto:|\/|\.|\d{4}(-|$)|[^\p{L}]*$)|\.(svg|webp)$/u;

const CERTAINTY = /^(measured|expected|reported)$/;

const isTranslatable = (key: string, text: string) =>
  !UNTRANSLATED_FIELDS.test(key) && !NOT_TEXT.test(text) && !(key === 'certainty' && CERTAINTY.test(text));

/** A bracket to insert into a text, with its position. */
type Bracket = [at: number, bracket: string];
const PAGES = 'tests/fixtures/demanding-owner/pages';
/** A language other than English, to see that the names of months follow it. */
const LOCALE = 'sv-SE';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** Translates the sample of a project: every text of its content gets ⟦ ⟧ around it. */
export function pseudoTranslation(project: string): void {
  addMissingFeatures(project);
  for (const file of filesIn(join(project, 'sample'))) {
    const translate = translatorOf(file);
    const path = join(project, 'sample', file);
    if (translate) writeFileSync(path, translate(readFileSync(path, 'utf8')));
  }
  addLabels(project);
  // The sample's resume files under the name of the translated owner, so that the page shows everything it can without generating them.
  const { name } = parse(readFileSync(join(project, 'sample/owner.yaml'), 'utf8'));
  for (const format of ['pdf', 'json'])
    cpSync(`sample/public/images/Skye_Sampleton_CV.${format}`, join(project, `sample/public/images/${resumeName({ name })}.${format}`));
}

/** Adds what the sample lacks: every Markdown feature, months, a grade, and a language other than English. */
function addMissingFeatures(project: string): void {
  for (const file of filesIn(PAGES).filter((name) => /^(kitchen-sink|demo|diagram|harbour|stop)\./.test(name))) {
    cpSync(join(PAGES, file), join(project, 'sample/pages', file));
  }
  change(join(project, 'sample/pages/kitchen-sink.mdx'), '/tidtabell', '/wehike');
  change(join(project, 'sample/owner.yaml'), 'en-AU', LOCALE);
  change(join(project, 'sample/resume.json'), '"startDate": "2024"', '"startDate": "2024-03"');
  change(join(project, 'sample/resume.json'), '"studyType": "Diploma",', '"studyType": "Diploma", "score": "5.5",');
}

/** The sample relies on the defaults of all labels, so their translations are added. */
function addLabels(project: string): void {
  writeFileSync(join(project, 'sample/labels.yaml'), stringify(translated(labels)));
  change(join(project, 'sample/site.yaml'), /$/, stringify(translated({ markdown: markdownLabels, shareCards: shareCardLabels })));
}

function translatorOf(file: string): ((text: string) => string) | undefined {
  if (/\.mdx?$/.test(file)) return (text) => translateMarkdown(file, text);
  if (file.endsWith('.yaml')) return translateYaml;
  const isDemoFile = /^case-studies\/[^/]+\/[^/]+\//.test(file);
  // Of a demo only the files with its text; the others are code.
  if (isDemoFile && !/\/(intro|labels)\.ts$|\/(huts|measured|names)\.json$/.test(file)) return undefined;
  if (/(^generated|\/public\/.*)\.json$/.test(file) || file.startsWith('public/')) return undefined;
  if (file.endsWith('.json')) return translateJson;
  return file.endsWith('.ts') ? translateTypeScript : undefined;
}

const bracketed = (text: string) => `⟦${text}⟧`;

/** A text that is alone in a list has the name of that list. */
function translateYaml(text: string): string {
  const document = parseDocument(text);
  visitYaml(document, {
    Scalar(place, scalar, path) {
      const field = String(path.findLast(isPair)?.key);
      const { value } = scalar;
      if (place !== 'key' && typeof value === 'string' && isTranslatable(field, value)) scalar.value = bracketed(value);
    },
  });
  return String(document);
}

const translateJson = (text: string) => JSON.stringify(translated(JSON.parse(text)), null, 2);

function translated(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return key !== 'type' && isTranslatable(key, value) ? bracketed(value) : value; // The "type" of GeoJSON is not text.
  if (Array.isArray(value)) return value.map((one) => translated(one, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, translated(one, name)]));
}

/** Puts brackets around the text of every string that is a value, but not of those in expressions. */
function translateTypeScript(text: string): string {
  const texts = textsIn(parseSync('content.ts', text).program.body).filter(({ start, end, key }) =>
    isTranslatable(key, text.slice(start + 1, end - 1)),
  );
  const brackets = texts.flatMap(({ start, end }): Bracket[] => [
    [start + 1, '⟦'],
    [end - 1, '⟧'],
  ]);
  return withBrackets(text, brackets);
}

/** The brackets around the text of `title="…"`. */
function titleBrackets(text: string, from: number, to: number): Bracket[] {
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

function translateMarkdown(file: string, whole: string): string {
  const { frontMatter, body: text } = splitFrontMatter(whole);
  const facts = frontMatter === undefined ? '' : `---\n${translateYaml(frontMatter)}---\n`;
  const brackets: Bracket[] = [];
  visit(proseTree({ file, body: text }), (node) => {
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return;
    if (node.type === 'text' && /\p{L}/u.test(node.value)) brackets.push([start.offset, '⟦'], [end.offset, '⟧']);
    if (componentName(node) === 'Video') brackets.push(...titleBrackets(text, start.offset, end.offset));
    if (node.type !== 'image') return;
    const source = text.slice(start.offset, end.offset);
    brackets.push([start.offset + 2, '⟦'], [start.offset + source.indexOf(']('), '⟧']);
    const caption = /\s(['"]).*\1\)$/.exec(source);
    if (caption) brackets.push([start.offset + caption.index + 2, '⟦'], [end.offset - 2, '⟧']);
  });
  return facts + withBrackets(text, brackets);
}

function withBrackets(text: string, brackets: Bracket[]): string {
  const sorted = [...brackets].sort(([a], [b]) => b - a);
  return sorted.reduce((result, [at, bracket]) => result.slice(0, at) + bracket + result.slice(at), text);
}

const month = new Intl.DateTimeFormat(LOCALE, { month: 'short', timeZone: 'UTC' });
/** Month names come from the language of the site, not from its content. */
const MONTHS = new Set(Array.from({ length: 12 }, (_, index) => month.format(new Date(Date.UTC(2024, index))).replace('.', '')));

/** Text that is the same in every language: addresses, file names, names of programming languages. */
const NOT_TRANSLATED = /\S+@\S+|\bhttps?:\/\/\S+|_CV\b|\.json\b|, (diff|Dockerfile|hcl|sh|toml|ts)$/g;

/** The words of a text that are outside ⟦ ⟧. Brackets may be nested. */
export function outsideBrackets(text: string): string[] {
  let depth = 0;
  let outside = '';
  for (const character of text.replace(NOT_TRANSLATED, ' ')) {
    if (character === '⟦') depth++;
    else if (character === '⟧' && depth > 0) depth--;
    else if (character === '⟧')
      outside = ''; // The text was split at a comma: so far it was inside a bracket.
    else if (depth === 0) outside += character;
  }
  return (outside.match(/\p{L}{2,}/gu) ?? []).filter((word) => !MONTHS.has(word));
}
