// Checks that every sentence of docs/specification.md and every assertion of docs/quality.md has a test that passed in the last run.
// Tests name the ids that they prove. `proofs.ts gate` and `proofs.ts long` are the last steps of check.ts and check-long.ts;
// `tsx tools/check/proofs.ts table` prints which files prove each assertion.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { runTests } from './playwright-report.ts';

/** A test that passed, with the ids that it proves. */
interface Proof {
  file: string;
  ids: string[];
}

interface VitestReport {
  testResults: { name: string; assertionResults: { status: string; title: string; meta?: { proves?: string[] } }[] }[];
}

const IDS = /§\d+\.\d+|\b(?:SEC|A11Y|REL|SEO|SCALE|OWN)-\d\d\b/g;
const RUNS = {
  gate: () => [...ofVitest('unit'), ...ofVitest('build'), ...ofPlaywright('browser')],
  long: () => [...ofVitest('long'), ...['long-browser', 'engines', 'visual', 'soak'].flatMap(ofPlaywright)],
};

const sentences = [...read('docs/specification.md').matchAll(/^- (§\S+) /gm)].map(([, id = '']) => ({ id, place: 'gate' }));
const assertions = [...read('docs/quality.md').matchAll(/^- (\S+-\d\d) (.+)$/gm)].map(([, id = '', text = '']) => ({
  id,
  place: /\((long|open)\)/.exec(text)?.[1] ?? 'gate',
}));
const rows = [...sentences, ...assertions];

const [run] = process.argv.slice(2);
if (run === 'table') printTable(RUNS.gate(), RUNS.long());
else if (run === 'gate' || run === 'long') compare(run, RUNS[run]());
else throw new Error('Say which: gate, long or table.');

/** Every row of this run needs a test; rows marked "open" or for the long run must have none; tests must name existing rows. */
function compare(run: keyof typeof RUNS, tests: Proof[]): void {
  const named = new Set(tests.flatMap(({ ids }) => ids));
  const wanted = rows.filter(({ place }) => place === run);
  const problems = [
    ...wanted.filter(({ id }) => !named.has(id)).map(({ id }) => `${id}: no test that passed proves it.`),
    ...rows.filter(({ id, place }) => place === 'open' && named.has(id)).map(({ id }) => `${id}: has a test and is still called open.`),
    ...[...named].filter((id) => !rows.some((row) => row.id === id)).map((id) => `${id}: a test names it, no page of docs/ does.`),
  ];
  if (run === 'gate') {
    const early = rows.filter(({ id, place }) => place === 'long' && named.has(id));
    problems.push(...early.map(({ id }) => `${id}: is part of the gate and is still called long.`));
  }
  for (const problem of problems) console.error(problem);
  console.log(`Of ${rows.length} sentences and assertions ${wanted.length} are for this run to prove; ${problems.length} problems.`);
  process.exitCode = problems.length > 0 || sentences.length < 80 || assertions.length < 60 ? 1 : 0;
}

function printTable(gate: Proof[], long: Proof[]): void {
  const filesOf = (tests: Proof[], id: string) => [...new Set(tests.filter(({ ids }) => ids.includes(id)).map(({ file }) => file))];
  console.log('| id | gate | long run |\n| --- | --- | --- |');
  for (const { id, place } of assertions) {
    console.log(`| ${id} | ${place === 'open' ? 'open' : filesOf(gate, id).join(', ')} | ${filesOf(long, id).join(', ')} |`);
  }
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}

/** Passed tests in a report of Vitest, with the ids in their titles and in their `proves` mark. */
function ofVitest(name: string): Proof[] {
  const { testResults }: VitestReport = JSON.parse(read(`.cache/results/${name}.json`));
  return testResults.flatMap(({ name: path, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ title, meta }) => ({ file: relative('.', path), ids: [...(title.match(IDS) ?? []), ...(meta?.proves ?? [])] })),
  );
}

/** Passed tests in a report of Playwright, with the ids in their titles and in their `proves` annotations. */
function ofPlaywright(name: string): Proof[] {
  return runTests(`.cache/results/${name}.json`)
    .filter(({ hasPassed }) => hasPassed)
    .map(({ title, file, annotations }) => ({
      file,
      ids: [...(title.match(IDS) ?? []), ...annotations.filter(({ type }) => type === 'proves').map(({ description = '' }) => description)],
    }));
}
