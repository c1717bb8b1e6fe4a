import { expect } from 'vitest';
import type { ContentFile } from '../../../engine/content/content-files.ts';

type Path = (string | number)[];

/** "sample/owner.json:4: name is empty…": a file, mostly a line, and a sentence; never a stack trace. */
const IN_PLAIN_WORDS = /^sample\/[\w./-]+(:\d+)?: \S[^\n]*$/;
const STACK = /\n\s+at |node_modules|file:\/\/|\[object Object\]/;
const FILE_AND_LINE = /^[^:]+:\d+: /;

/** Checks that a refusal is one plain line that names the file. */
export function expectPlainWords(problem: string, file: string): void {
  expect(problem).toMatch(IN_PLAIN_WORDS);
  expect(problem).not.toMatch(STACK);
  expect(problem).toContain(file);
}

/** "owner, name" or "testimonial 2, comment": a place in a file, as the owner is told. */
function spoken(path: Path, entry = 'entry'): string {
  const words = path.map((key) => (typeof key === 'number' ? ` ${key + 1}` : `, ${key.replace(/\s+/g, ' ').slice(0, 80)}`)).join('');
  return words.startsWith(',') ? words.slice(2) : words.replace(/^ /, `${entry} `);
}

/**
 * Whether a refusal names the field at a path, with everything around it. An entry of a list may be named by its list ("has 2
 * entries"), and a field that makes another file wrong is named with its own file.
 * For a whole file its name and a line are enough.
 */
export function namesField(problem: string, { file, kind: { entry } }: ContentFile, path: Path): boolean {
  const sentence = problem.replace(FILE_AND_LINE, '');
  if (sentence === problem) return false;
  const last = path.at(-1);
  if (last === undefined || sentence.includes(`${spoken(path, entry)} in ${file}`)) return true;
  const says = (place: Path) => [' ', ', '].some((end) => `${sentence} `.startsWith(`${spoken(place, entry)}${end}`));
  if (typeof last === 'string' && last.startsWith('--') && says([last])) return true; // The line tells in which rule of the theme it is.
  const holder = path.slice(0, -1);
  if (typeof last === 'number') return says(path) || (holder.length === 0 ? /^has \d+ (entry|entries)/.test(sentence) : says(holder));
  return says(path);
}

/** The paths of the values that differ between two readings of a file. */
export function changedPaths(before: unknown, after: unknown, path: Path = []): Path[] {
  if (Object.is(before, after)) return [];
  if (!isHolder(before) || !isHolder(after) || Array.isArray(before) !== Array.isArray(after)) return [path];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => changedPaths(before[key], after[key], [...path, Array.isArray(before) ? Number(key) : key]));
}

/** Whether a value has fields of its own. A picture counts as one value. */
const isHolder = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null && !('cuts' in data);
