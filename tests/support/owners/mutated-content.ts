import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect } from 'vitest';
import { checkContent, schemaProblems } from '../../../engine/content/checks/check-content.ts';
import { type ContentFile, readContentFiles } from '../../../engine/content/content-files.ts';
import { filesIn } from '../sites/dist.ts';
import { ContentCopy } from './content-copy.ts';
import { changedPaths, expectPlainWords, namesField } from './refusals.ts';

const snippets = fc.oneof(
  fc.constantFrom(
    '',
    "''",
    '"',
    '{',
    '}',
    '{{',
    '---',
    '\n',
    '<',
    '<script>',
    '</',
    '${',
    '`',
    '# ',
    ': ',
    '- ',
    '\\',
    '\u0000',
    '../',
    'null',
    '-1',
    '1e999',
    ',',
  ),
  fc.stringMatching(/^[a-z]{1,5}$/),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constant('x'.repeat(5_000)),
);

/** Replaces some characters somewhere in a file. `at` is the position, in ten-thousandths of the length of the file. */
const edit = (files: string[]) =>
  fc.record({
    file: fc.constantFrom(...files),
    at: fc.noBias(fc.integer({ min: 0, max: 9_999 })),
    length: fc.oneof(fc.nat(3), fc.nat(60)),
    snippet: snippets,
  });

function mutate(text: string, { at, length, snippet }: { at: number; length: number; snippet: string }): string {
  const start = Math.floor((at / 10_000) * text.length);
  return text.slice(0, start) + snippet + text.slice(start + length);
}

/** A content file with its new text. */
export interface Changed {
  file: string;
  text: string;
}

interface Tried {
  accepted: Changed[];
  refused: number;
  /** How many refusals name a field, how many only a line, and how many only the file. */
  named: { field: number; line: number; file: number };
}

/** The MDX files, which hold the prose. */
const PROSE = filesIn('sample')
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => `sample/${file}`);

/** Changes random files. Each must be accepted, or refused in plain words that name it and the field that changed. */
export async function tryTexts(runs: number, seed: number): Promise<Tried> {
  const copy = new ContentCopy('mutated');
  const before = await readContentFiles(copy.project, 'sample');
  const tried: Tried = { accepted: [], refused: 0, named: { field: 0, line: 0, file: 0 } };
  const holds = fc.asyncProperty(edit([...new Set([...before.map(({ file }) => file), ...PROSE])]), async ({ file, ...change }) => {
    const text = mutate(readFileSync(file, 'utf8'), change);
    const { problems, content } = await copy.changed({ [file]: () => text }, checkContent);
    for (const problem of problems) tried.named[whatIsNamed(problem, file, before, content.files)]++;
    if (problems.length > 0) tried.refused++;
    else tried.accepted.push({ file, text });
  });
  await fc.assert(holds, { seed, numRuns: runs, endOnFailure: true });
  copy.remove();
  return tried;
}

const UNREADABLE = /^[^:]+(:\d+)?: (cannot be read|imports )/;

/** What a refusal names. It must be the changed field; only a file that cannot be read, or wrong prose, has no field to name. */
function whatIsNamed(problem: string, file: string, before: ContentFile[], after: ContentFile[]): keyof Tried['named'] {
  expectPlainWords(problem, file);
  if (UNREADABLE.test(problem)) return /:\d+: /.test(problem) ? 'line' : 'file';
  const changed = before.flatMap((content) => {
    const now = after.find((one) => one.file === content.file && one.kind === content.kind);
    return content.file === file ? changedPaths(content.data, now?.data).map((path) => ({ content, path })) : [];
  });
  if (changed.some(({ content, path }) => namesField(problem, content, path))) return 'field';
  expect(file, `${problem}\nnames none of ${JSON.stringify(changed.map(({ path }) => path))}`).toMatch(/\.mdx$/);
  expect(problem).toMatch(/:\d+: (there is no|has no picture|has a <Figure>|shows the piece|leads to|has \{)/);
  return 'line';
}

/** Puts random values into random fields. The schema must accept each, or name file and field. */
export async function tryValues(runs: number, seed: number): Promise<{ accepted: number; refused: number }> {
  const files = await readContentFiles(process.cwd(), 'sample');
  const tried = { accepted: 0, refused: 0 };
  const holds = fc.property(
    fc.constantFrom(...files),
    fc.array(fc.nat(20), { minLength: 1, maxLength: 5 }),
    fc.anything(),
    (file, steps, value) => {
      const { data, path } = replaced(file.data, steps, value);
      const problems = schemaProblems({ ...file, data });
      for (const problem of problems) {
        expectPlainWords(problem, file.file);
        expect(namesField(problem, file, path), `${problem}\nnames ${JSON.stringify(path)}`).toBe(true);
      }
      if (problems.length > 0) tried.refused++;
      else tried.accepted++;
    },
  );
  fc.assert(holds, { seed, numRuns: runs, endOnFailure: true });
  return tried;
}

/** Follows the steps down a copy of the data, as far as possible, and puts the value there. */
function replaced(whole: unknown, steps: number[], value: unknown): { data: unknown; path: (string | number)[] } {
  const root = { data: structuredClone(whole) };
  const path: (string | number)[] = [];
  let holder: Record<string, unknown> = root;
  let key = 'data';
  for (const step of steps) {
    const next = holder[key];
    const keys = typeof next === 'object' && next !== null && !('cuts' in next) ? Object.keys(next) : []; // A picture is one value.
    if (keys.length === 0) break;
    holder = next as Record<string, unknown>;
    key = keys[step % keys.length] as string;
    path.push(Array.isArray(holder) ? Number(key) : key);
  }
  holder[key] = value;
  return { data: root.data, path };
}
