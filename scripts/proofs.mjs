// Says whether every sentence of docs/specification.md and every assertion of docs/quality.md has a test that proves it and has passed,
// by the reports of the last run. `node scripts/proofs.mjs gate` and `… long` are the last steps of check.mjs and check-long.mjs;
// `node scripts/proofs.mjs table` prints where each assertion is proven, by the reports of both.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

const IDS = /§\d+\.\d+|\b(?:SEC|A11Y|REL|SEO|SCALE|OWN)-\d\d\b/g;
const RUNS = {
  gate: () => [...ofVitest('unit'), ...ofVitest('build'), ...ofPlaywright('browser')],
  long: () => [...ofVitest('long'), ...['long', 'engines', 'visual', 'soak'].flatMap(ofPlaywright)],
};

const sentences = [...read('docs/specification.md').matchAll(/^\| (§\S+) +\|/gm)].map(([, id]) => ({ id, place: 'gate' }));
const assertions = [...read('docs/quality.md').matchAll(/^- (\S+-\d\d) (.+)$/gm)].map(([, id, text]) => ({
  id,
  place: /\((long|open)\)/.exec(text)?.[1] ?? 'gate',
}));
const rows = [...sentences, ...assertions];

if (process.argv[2] === 'table') printTable(RUNS.gate(), RUNS.long());
else compare(process.argv[2], RUNS[process.argv[2]]());

/** Every row of this run has a test, none that is said to be elsewhere has, and no test names a row that is not there. */
function compare(run, tests) {
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

function printTable(gate, long) {
  const filesOf = (tests, id) => [...new Set(tests.filter(({ ids }) => ids.includes(id)).map(({ file }) => file))];
  console.log('| id | gate | long run |\n| --- | --- | --- |');
  for (const { id, place } of assertions) {
    console.log(`| ${id} | ${place === 'open' ? 'open' : filesOf(gate, id).join(', ')} | ${filesOf(long, id).join(', ')} |`);
  }
}

function read(file) {
  return readFileSync(file, 'utf8');
}

/** Ids by title and by mark, of each test of Vitest that passed. */
function ofVitest(name) {
  return JSON.parse(read(`.cache/results/${name}.json`)).testResults.flatMap(({ name: path, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ title, meta }) => ({ file: relative('.', path), ids: [...(title.match(IDS) ?? []), ...(meta?.proves ?? [])] })),
  );
}

/** Ids by title and by mark, of each test of Playwright that passed. */
function ofPlaywright(name) {
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
  return specsOf(JSON.parse(read(`.cache/results/${name}.json`))).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'expected')
      .map(({ annotations }) => ({
        file,
        ids: [...(title.match(IDS) ?? []), ...annotations.filter(({ type }) => type === 'proves').map(({ description }) => description)],
      })),
  );
}
