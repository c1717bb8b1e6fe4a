import { readFileSync } from 'node:fs';
import { HOST_FOLDERS } from '../../../engine/hosts/host-folder.ts';
import { filesIn } from '../../support/sites/dist.ts';
import { vercelAnswers } from '../support/rules/vercel-answers.ts';
import { expect, test } from '../support/start/host-folder.ts';

/** https://vercel.com/docs/limits, and the schema of a route: https://github.com/vercel/vercel/blob/main/packages/routing-utils/src/schemas.ts */
const LIMITS = { routes: 1_024, files: 10_000, expression: 4_096, headerValue: 4_096, headers: 100, buildCommand: 256 };

test("SCALE-01 rules, files and lengths are below half of Vercel's limits", ({ folderOf }) => {
  const folder = folderOf('vercel');
  const { config } = vercelAnswers(folder);
  const rules = config.routes.filter((route) => 'src' in route);
  const headers = rules.map((rule) => Object.values(rule.headers ?? {}));
  const found = {
    routes: config.routes.length,
    files: filesIn(folder).length,
    expression: Math.max(...rules.map(({ src }) => src.length)),
    headerValue: Math.max(...headers.flat().map((value) => value.length)),
    headers: Math.max(...headers.map(({ length }) => length)),
    buildCommand: buildCommand().length,
  };
  console.log(`SCALE-01 Vercel ${JSON.stringify(found)}`);
  for (const [name, limit] of Object.entries(LIMITS)) expect(found[name as keyof typeof LIMITS], name).toBeLessThan(limit / 2);
});

test('the rules for Vercel keep the order and the form that it asks for', ({ folderOf }) => {
  const { config } = vercelAnswers(folderOf('vercel'));
  expect(config.version).toBe(3);
  expect(config.routes.flatMap((route) => ('handle' in route ? [route.handle] : []))).toEqual(['filesystem', 'hit', 'error']);
  const hit = config.routes.findIndex((route) => 'handle' in route && route.handle === 'hit');
  const error = config.routes.findIndex((route) => 'handle' in route && route.handle === 'error');
  for (const rule of config.routes.slice(hit + 1, error)) {
    // Vercel refuses a "hit" rule that ends the search, and one with a destination or a status.
    expect(rule).toMatchObject({ continue: true, important: true });
    expect(Object.keys(rule)).not.toContain('dest');
    expect(Object.keys(rule)).not.toContain('status');
  }
});

test('at Vercel, search engines may list the site at its own name only', ({ folderOf }) => {
  const { answer } = vercelAnswers(folderOf('vercel'));
  const robots = (host?: string) => answer('/about', host).headers['x-robots-tag'];
  expect([robots(), robots('fairweather-git-main-someone.vercel.app'), robots('skye-example-com.vercel.app')]).toEqual([
    undefined,
    'noindex',
    'noindex',
  ]);
});

test('Vercel publishes what its build command makes, and only if the doctor finds nothing that stops it', () => {
  expect(buildCommand()).toBe('npm run doctor && npm run build && npx tsx tools/owner/host-folder.ts vercel');
  expect(HOST_FOLDERS.vercel).toBe('.vercel/output'); // Where Vercel looks: https://vercel.com/docs/build-output-api
});

const buildCommand = () => (JSON.parse(readFileSync('vercel.json', 'utf8')) as { buildCommand: string }).buildCommand;
