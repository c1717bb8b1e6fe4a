import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An invisible character that some editors, mostly on Windows, write at the start of a file. */
const BYTE_ORDER_MARK = '\uFEFF';

const withoutMark = (text: string) => (text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);

const readWhole = (root: string, file: string) => readFileSync(join(root, file), 'utf8');

export const hasByteOrderMark = (root: string, file: string) => readWhole(root, file).startsWith(BYTE_ORDER_MARK);

/** The text of a file of the project, without a byte order mark. */
export const readText = (root: string, file: string) => withoutMark(readWhole(root, file));

/**
 * Takes a Markdown file apart. In each part the other one has become empty lines, so that each line keeps its number. The front matter
 * is undefined if there is none, and `isClosed` says whether its last line is there.
 */
export function splitFrontMatter(source: string): { frontMatter?: string; body: string; isClosed: boolean } {
  const text = withoutMark(source);
  if (!/^---[ \t]*\r?\n(?!\s*\n)/.test(text)) return { body: text, isClosed: true }; // Before an empty line it is a line across the page.
  const [whole, frontMatter] = /^---([ \t]*\r?\n(?:[\s\S]*?\r?\n)?)---[ \t]*(?=\r?\n|$)/.exec(text) ?? [];
  if (whole === undefined || frontMatter === undefined) return { body: text, isClosed: false };
  return { frontMatter, body: whole.replace(/[^\n]/g, '') + text.slice(whole.length), isClosed: true };
}
