import { basename } from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import { SKIP, visit } from 'unist-util-visit';
import { apostropheProblem } from '../content/source-position.ts';

const processor = createProcessor({ remarkPlugins: [remarkGfm] });

/** The syntax tree of an MDX text. Throws if the text has a syntax error. */
export const mdxTree = (text: string): Root => processor.parse(text);

/** The statement `export const <name> = …` of an MDX text; undefined if there is none. Empty lines before it keep the line numbers. */
export function exportIn(text: string, name: string): string | undefined {
  const statements = mdxTree(text).children.flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []));
  const found = statements.find(
    (one) =>
      one.type === 'ExportNamedDeclaration' &&
      one.declaration?.type === 'VariableDeclaration' &&
      one.declaration.declarations.some(({ id }) => id.type === 'Identifier' && id.name === name),
  );
  if (!found) return undefined;
  const { start, end } = found as unknown as { start: number; end: number };
  return text.slice(0, start).replace(/[^\n]/g, '') + text.slice(start, end);
}

/** The value of such a statement. It is run alone, so it cannot use imports. */
export async function valuesOf(statement: string, name: string): Promise<unknown> {
  const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(statement)}`);
  return module[name];
}

/** A syntax error of MDX as a message for the owner, with file and line. */
export function syntaxProblem(file: string, text: string, error: unknown): string {
  const { line, reason = String(error), cause } = error as { line?: number; reason?: string; cause?: { pos?: number } };
  const foundLine = line ?? /\((\d+):/.exec(reason)?.[1] ?? 1; // For a tag that is never closed, only the message has the line.
  const inExport = () => apostropheProblem(text, cause?.pos ?? 0) ?? `${reason}. Look for a missing comma, bracket or quotation mark.`;
  const problem = /import\/exports/.test(reason) ? inExport() : `${reason}. Write a backslash before a plain < or {.`;
  return `${file}:${foundLine}: cannot be read. ${problem}`;
}

/** Where the facts about a page belong that are not in its MDX file, by the name of that file. */
const FACTS: Record<string, string> = { 'about.mdx': 'about.ts', 'body.mdx': 'meta.ts' };

/** The message for front matter: facts between two lines of hyphens, as other tools write them at the top of Markdown. */
export function frontMatterProblem(file: string, text: string, place = FACTS[basename(file)]): string | undefined {
  if (!/^---[ \t]*\r?\n[\w-]+:[\s\S]*?\n---[ \t]*(\r?\n|$)/.test(text)) return undefined;
  return `${file}:1: begins with front matter (---), which is not read. Write its facts into ${place} instead.`;
}

/** A block of text: a paragraph, a heading, a cell of a table, a caption. */
export interface Passage {
  text: string;
  line: number;
  isHeading: boolean;
}

/** Nodes that contain text, and no other node of this list. */
const PASSAGES = ['heading', 'paragraph', 'tableCell'];

/** The text that a visitor reads on an MDX page: without imports, tags, URLs and blocks of code. */
export function passagesIn(text: string): Passage[] {
  const passages: Passage[] = [];
  visit(mdxTree(text), (node) => {
    if (!PASSAGES.includes(node.type)) return undefined;
    passages.push({ text: textOf(withCaptions(node)), line: node.position?.start.line ?? 1, isHeading: node.type === 'heading' });
    return SKIP;
  });
  return passages;
}

/** With the caption of each picture and without its alt text, which most visitors do not read. `code` within a sentence stays. */
function withCaptions(node: Nodes): Nodes {
  if (node.type === 'image') return { type: 'text', value: node.title ?? '' };
  return 'children' in node ? ({ ...node, children: node.children.map(withCaptions) } as Nodes) : node;
}
