import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { helpOf } from '../../../tools/help.ts';
import { ownerQuestions } from '../../../tools/owner/setup/owner-questions.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** Our own commands, by name, with their files. The others are Vite's and Biome's. */
const COMMANDS = Object.entries(scripts).flatMap(([name, script]) => {
  const file = /^tsx (tools\/\S+)$/.exec(script)?.[1];
  return file ? [[name, file] as const] : [];
});

test.each(COMMANDS)('npm run %s -- --help says how it is used, before anything else happens', (name, file) => {
  expect(helpOf(file).split('\n')[0]).toContain(name === 'test' ? 'Usage: npm test' : `Usage: npm run ${name}`);
  expect(/^import .*$/m.exec(readFileSync(file, 'utf8'))?.[0]).toMatch(/^import '\.\.?\/help\.ts';$/);
});

test('the help names every flag of setup, and every word that a command takes', () => {
  for (const { flag } of ownerQuestions({}, {})) expect(helpOf('tools/owner/setup.ts')).toContain(`--${flag}`);
  for (const file of ['tools/owner/draw.ts', 'tools/check/test.ts']) {
    const table = readFileSync(file, 'utf8').matchAll(/^ {2}(\w+): |(\w+): draw[A-Z]/gm);
    const words = [...table].map(([, word, drawing]) => word ?? drawing).filter((word) => word !== 'quick'); // Quick needs no word.
    const [usage = ''] = helpOf(file).split('\n');
    expect(words.filter((word) => !usage.split(/\W+/).includes(word ?? ''))).toEqual([]);
    expect(words.length).toBeGreaterThan(2);
  }
});

test('--help ends a command without an error and without the list of mistakes', () => {
  const said = execFileSync('node_modules/.bin/tsx', ['tools/check/test.ts', '--help'], { encoding: 'utf8' });
  expect(said).toMatch(/^Usage: npm test /);
});
