// Says whether every sentence of docs/specification.md and every assertion of docs/quality.md has a test that proves it and has passed,
// by the reports of the last check. `node scripts/proofs.mjs --table` prints which file proves which assertion.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const IDS = /§\d+\.\d+|\b(?:SEC|A11Y|REL|SEO|SCALE|OWN)-\d\d\b/g;
const gate = [...ofVitest('unit'), ...ofVitest('build'), ...ofPlaywright('browser')];
const long = [...ofVitest('long'), ...['long', 'engines', 'visual', 'soak'].flatMap(ofPlaywright)];

const rows = [
  ...readFileSync('docs/specification.md', 'utf8').matchAll(/^\| (§\S+) +\| (.+?) +\|$/gm),
  ...readFileSync('docs/quality.md', 'utf8').matchAll(/^- (\S+-\d\d) (.+)$/gm),
].map(([, id, text]) => ({ id, text, place: /\((long|open)\)/.exec(text)?.[1] ?? 'gate' }));
const filesOf = (tests, id) => [...new Set(tests.filter(({ ids }) => ids.includes(id)).map(({ file }) => file))];

if (process.argv.includes('--table')) printTable();
const known = new Set(rows.map(({ id }) => id));
const problems = [
  ...rows
    .filter(({ id, place }) => place === 'gate' && filesOf(gate, id).length === 0)
    .map(({ id }) => `${id}: no test that passed proves it.`),
  ...rows
    .filter(({ id, place }) => place !== 'gate' && filesOf(gate, id).length > 0)
    .map(({ id, place }) => `${id}: is in the gate, not ${place}.`),
  ...[...new Set(gate.flatMap(({ ids }) => ids))]
    .filter((id) => !known.has(id))
    .map((id) => `${id}: a test names it, no page of docs/ does.`),
];
for (const problem of problems) console.error(problem);
const count = (place) => rows.filter((row) => row.place === place).length;
console.log(`${count('gate')} sentences and assertions are proven here, ${count('long')} in the long run, ${count('open')} are open.`);
process.exitCode = problems.length > 0 || rows.length === 0 ? 1 : 0;

function printTable() {
  console.log('| id | where | files |\n| --- | --- | --- |');
  for (const { id, place } of rows.filter((row) => !row.id.startsWith('§'))) {
    const more = filesOf(long, id).length > 0 && place === 'gate' ? 'gate, more in long' : place;
    console.log(`| ${id} | ${more} | ${[...new Set([...filesOf(gate, id), ...filesOf(long, id)])].join(', ')} |`);
  }
}

function report(name) {
  const file = `.cache/results/${name}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Ids by title and by mark, of each test of Vitest that passed. */
function ofVitest(name) {
  return (report(name).testResults ?? []).flatMap(({ name: path, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ title, meta }) => ({ file: relative('.', path), ids: [...(title.match(IDS) ?? []), ...(meta?.proves ?? [])] })),
  );
}

/** Ids by title and by mark, of each test of Playwright that passed. */
function ofPlaywright(name) {
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
  return specsOf(report(name)).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'expected')
      .map(({ annotations }) => ({
        file: `tests/${file}`,
        ids: [...(title.match(IDS) ?? []), ...annotations.filter(({ type }) => type === 'proves').map(({ description }) => description)],
      })),
  );
}
