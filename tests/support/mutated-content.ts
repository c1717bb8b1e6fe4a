import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect } from 'vitest';
import { checkContent, schemaProblems } from '../../build/check-content.ts';
import { readContentFiles } from '../../build/content-files.ts';
import { temporaryFolder } from './build-site.ts';

const FILES = [
  ...['site.ts', 'technologies.ts', 'testimonials.ts', 'carousel.ts', 'share-cards.ts', 'resume.json'],
  ...[
    'pages/home.ts',
    'pages/contact.ts',
    'pages/resume.ts',
    'pages/not-found.ts',
    'pages/about.mdx',
    'case-studies/wehike/case-study.mdx',
  ],
].map((file) => `content/${file}`);

/** "content/site.ts:8: owner, name is empty…": a file, mostly a line, and a sentence; never a stack trace. */
const IN_PLAIN_WORDS = /^content\/[\w./-]+(:\d+)?: \S[^\n]*$/;
const STACK = /\n\s+at |node_modules|file:\/\/|\[object Object\]/;

const scraps = fc.oneof(
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

/** Somewhere in a file some characters are replaced by others; places are counted in parts of ten thousand of its length. */
const edit = fc.record({
  file: fc.constantFrom(...FILES),
  at: fc.noBias(fc.integer({ min: 0, max: 9_999 })),
  length: fc.oneof(fc.nat(3), fc.nat(60)),
  scrap: scraps,
});

function mutate(text: string, { at, length, scrap }: { at: number; length: number; scrap: string }): string {
  const start = Math.floor((at / 10_000) * text.length);
  return text.slice(0, start) + scrap + text.slice(start + length);
}

interface Tried {
  accepted: { file: string; text: string }[];
  refused: number;
}

/** Each changed file is accepted, or refused in plain words that name it. */
export async function tryTexts(runs: number, seed: number): Promise<Tried> {
  const project = temporaryFolder('mutated');
  cpSync('content', join(project, 'content'), { recursive: true });
  const tried: Tried = { accepted: [], refused: 0 };
  const holds = fc.asyncProperty(edit, async ({ file, ...change }) => {
    const original = readFileSync(file, 'utf8');
    const text = mutate(original, change);
    writeFileSync(join(project, file), text);
    try {
      const { problems } = await checkContent(project);
      for (const problem of problems) {
        expect(problem).toMatch(IN_PLAIN_WORDS);
        expect(problem).not.toMatch(STACK);
      }
      if (problems.length > 0) tried.refused++;
      else tried.accepted.push({ file, text });
    } finally {
      writeFileSync(join(project, file), original);
    }
  });
  await fc.assert(holds, { seed, numRuns: runs, endOnFailure: true });
  rmSync(project, { recursive: true });
  return tried;
}

/** Any value in the place of any other: the schema accepts it, or names file and field. */
export async function tryValues(runs: number, seed: number): Promise<{ accepted: number; refused: number }> {
  const files = await readContentFiles(process.cwd());
  const tried = { accepted: 0, refused: 0 };
  const holds = fc.property(
    fc.constantFrom(...files),
    fc.array(fc.nat(20), { minLength: 1, maxLength: 5 }),
    fc.anything(),
    (file, steps, value) => {
      const { data, path } = replaced(structuredClone(file.data), steps, value);
      const problems = schemaProblems({ ...file, data });
      for (const problem of problems) {
        expect(problem).toMatch(IN_PLAIN_WORDS);
        expect(problem).not.toMatch(STACK);
        expect(problem).toContain(String(path.find((key) => typeof key === 'string') ?? ''));
      }
      if (problems.length > 0) tried.refused++;
      else tried.accepted++;
    },
  );
  fc.assert(holds, { seed, numRuns: runs, endOnFailure: true });
  return tried;
}

/** Walks down the data by the given steps and puts the value there. */
function replaced(data: unknown, steps: number[], value: unknown): { data: unknown; path: (string | number)[] } {
  const path: (string | number)[] = [];
  let holder = data as Record<string, unknown>;
  for (const [index, step] of steps.entries()) {
    const keys = Object.keys(holder);
    const key = keys[step % keys.length] ?? '';
    path.push(Array.isArray(holder) ? Number(key) : key);
    const next = holder[key];
    if (index === steps.length - 1 || typeof next !== 'object' || next === null || Object.keys(next).length === 0) {
      holder[key] = value;
      return { data, path };
    }
    holder = next as Record<string, unknown>;
  }
  return { data, path };
}
