import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';

const processor = createProcessor({ remarkPlugins: [remarkGfm] });

/** The tree of an MDX text. Throws what MDX has to say of a text that it cannot read. */
export const mdxTree = (text: string): Root => processor.parse(text);

/** `export const page = { … }` of an MDX text, at its place below lines that are empty; undefined where there is none. */
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

/** The values of such an export. It stands alone: what it would have to import is not there. */
export async function valuesOf(statement: string, name: string): Promise<unknown> {
  const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(statement)}`);
  return module[name];
}

/** A text that MDX cannot read, in a sentence with its line. */
export function readingTrouble(file: string, error: unknown): string {
  const { line, reason = String(error) } = error as { line?: number; reason?: string };
  const place = line ?? /\((\d+):/.exec(reason)?.[1] ?? 1; // A tag that is never closed is named by its place in the reason alone.
  const remedy = /import\/exports/.test(reason)
    ? 'Look for a missing comma, bracket or quotation mark.'
    : 'A sign such as < or { that stands for itself needs a backslash before it.';
  return `${file}:${place}: cannot be read. ${reason}. ${remedy}`;
}
