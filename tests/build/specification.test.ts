import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The rows of docs/specification.md: a sentence, and the name of the test that proves it. */
const rows = [...readFileSync('docs/specification.md', 'utf8').matchAll(/^\| (.+?) \| (.*) \|$/gm)]
  .map(([, sentence = '', proof = '']) => ({ sentence: sentence.trim(), proof: proof.trim() }))
  .filter(({ sentence }) => sentence !== 'sentence' && !/^-+$/.test(sentence))
  .flatMap(({ sentence, proof }) => proof.split('<br>').map((name) => ({ sentence, proof: name.trim() })));

/** Every test there is, as the runners themselves list them. */
function testNames(): Set<string> {
  const run = (...args: string[]) =>
    execFileSync('npx', ['--no-install', ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e8 });
  const unit = JSON.parse(run('vitest', 'list', '--json')) as { name: string }[];
  const browser = run('playwright', 'test', '--list')
    .split('\n')
    .map((line) => line.split(' › ').at(-1) ?? '');
  return new Set([...unit.map(({ name }) => name.split(' > ').at(-1) ?? ''), ...browser].map((name) => name.trim()));
}

test('every sentence of the specification names a test that is there', () => {
  const names = testNames();
  console.log(`docs/specification.md: ${rows.length} rows, ${names.size} tests`);
  expect(rows.length).toBeGreaterThan(80);
  expect(rows.filter(({ proof }) => ![...names].some((name) => isNameOf(name, proof)))).toEqual([]);
});

/** Tests that run once for each row of a table are listed with a mark such as $route in their name. */
function isNameOf(listed: string, name: string): boolean {
  const [before = '', after] = listed.split(/\$\w+/);
  return after === undefined
    ? listed === name
    : name.startsWith(before) && name.endsWith(after) && name.length > before.length + after.length;
}
