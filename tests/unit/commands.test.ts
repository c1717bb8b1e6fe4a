import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cloudflareName } from '../../engine/hosts/cloudflare-files.ts';
import { helpOf } from '../../tools/help.ts';
import { ownerQuestions } from '../../tools/owner/setup/owner-questions.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** Our own commands, by name, with their files. The others are Vite's and Biome's. */
const COMMANDS = Object.entries(scripts).flatMap(([name, script]) => {
  const file = /^node (tools\/\S+)$/.exec(script)?.[1];
  return file ? [[name, file] as const] : [];
});

test.each(COMMANDS)('npm run %s -- --help prints its usage before it does anything', (name, file) => {
  expect(helpOf(file).split('\n')[0]).toContain(name === 'test' ? 'Usage: npm test' : `Usage: npm run ${name}`);
  expect(/^import .*$/m.exec(readFileSync(file, 'utf8'))?.[0]).toMatch(/^import '\.\.?\/help\.ts';$/);
});

test('the help of setup lists every flag', () => {
  for (const { flag } of ownerQuestions({}, {})) expect(helpOf('tools/owner/setup.ts')).toContain(`--${flag}`);
});

test.each([
  ['https://www.ada.dev/portfolio', 'www-ada-dev'],
  ['https://ada.account.workers.dev', 'ada'],
  ['https://a$(id).dev', 'a--id--dev'],
])('a site at %s gets the name %s at Cloudflare', (url, name) => {
  expect(cloudflareName(url)).toBe(name);
});
