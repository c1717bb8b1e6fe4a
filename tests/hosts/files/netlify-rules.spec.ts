import { readFileSync } from 'node:fs';
import { HOST_FOLDERS } from '../../../engine/hosts/host-folder.ts';
import { DIST } from '../../support/sites/dist.ts';
import { PAGES } from '../../support/sites/pages.ts';
import { FILE_PATHS, WRONG_PATHS } from '../support/published.ts';
import { netlifyAnswers } from '../support/rules/netlify-answers.ts';
import { expect, test } from '../support/start/host-folder.ts';

/** Headers that only Netlify itself may set: https://docs.netlify.com/manage/routing/headers/#limitations */
const RESERVED =
  /^(accept-ranges|age|allow|alt-svc|connection|content-(encoding|length|range)|date|location|server|set-cookie|trailer|transfer-encoding|upgrade)$/i;

test("Netlify's own parser finds no mistake in the rules, and no header that Netlify would ignore", async ({ folderOf }) => {
  const { rules, errors } = await netlifyAnswers(folderOf('netlify'));
  expect(errors).toEqual([]);
  expect(rules.length).toBeGreaterThan(FILE_PATHS.length);
  expect(rules.flatMap(({ values }) => Object.keys(values)).filter((name) => RESERVED.test(name))).toEqual([]);
});

test('no two rules of Netlify set the same header for one address: how it would combine them is not published', async ({ folderOf }) => {
  const { rules } = await netlifyAnswers(folderOf('netlify'));
  for (const path of [...PAGES.map(({ route }) => route), ...FILE_PATHS, ...WRONG_PATHS]) {
    const names = rules.filter(({ forRegExp }) => forRegExp.test(path)).flatMap(({ values }) => Object.keys(values));
    expect([...new Set(names)], path).toEqual(names);
  }
});

test("Netlify needs a file of its own: with Cloudflare's, browsers would keep a 404 for a year", async () => {
  const { answer } = await netlifyAnswers(DIST);
  const { status, headers } = answer('/assets/hashed/none-AAAAAAAA.js');
  expect(status).toBe(404);
  expect(headers['cache-control']).toContain('immutable');
});

test('a branch or pull request that Netlify builds is not for search engines, the site is', async ({ folderOf }) => {
  const [site, copy] = [await netlifyAnswers(folderOf('netlify')), await netlifyAnswers(folderOf('netlify', 'preview'))];
  expect([site, copy].map(({ answer }) => answer('/about').headers['x-robots-tag'])).toEqual([undefined, 'noindex']);
});

test('Netlify publishes what its build command makes, and only if the doctor finds nothing that stops it', () => {
  const toml = readFileSync('netlify.toml', 'utf8');
  expect(toml).toContain('command = "npm run doctor && npm run build && npx tsx tools/owner/host-folder.ts netlify"\n');
  expect(toml).toContain(`publish = "${HOST_FOLDERS.netlify}"\n`);
});
