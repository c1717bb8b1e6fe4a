import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Header, parseAllHeaders } from '@netlify/headers-parser';
import { expect, test } from '@playwright/test';
import { HOST_FOLDERS, writeHostFolder } from '../../engine/hosts/host-folder.ts';
import type { VercelConfig } from '../../engine/hosts/vercel-files.ts';
import { PAGES, SITE_URL } from '../support/sites/pages.ts';
import {
  expectedFileHeaders,
  expectedSecurityHeaders,
  FILE_PATHS,
  OLD_REQUESTS,
  OWNER_PATHS,
  REVALIDATE,
  WRONG_PATHS,
} from './expected-responses.ts';
import { copySite } from './run-host.ts';

// Netlify and Vercel can't be started here: the tests apply their published rules to the folders that they would get.

test.describe.configure({ mode: 'default' }); // The folders are created once.

const PUBLISHED = [...PAGES.map(({ route }) => route), ...FILE_PATHS, ...OWNER_PATHS];

let copy: string;
let netlify: Header[];
let vercel: VercelConfig;

test.beforeAll(async () => {
  copy = copySite();
  netlify = await netlifyRules({ isDeployPreview: false });
  writeHostFolder('vercel', { dist: join(copy, 'dist'), to: join(copy, 'vercel'), isDeployPreview: false });
  vercel = JSON.parse(readFileSync(join(copy, 'vercel/config.json'), 'utf8'));
});
test.afterAll(() => rmSync(copy, { recursive: true }));

/** The rules for Netlify, read by its own parser, which must find no errors. */
async function netlifyRules({ isDeployPreview }: { isDeployPreview: boolean }): Promise<Header[]> {
  writeHostFolder('netlify', { dist: join(copy, 'dist'), to: join(copy, 'netlify'), isDeployPreview });
  const headersFiles = [join(copy, 'netlify/_headers')];
  const { headers, errors } = await parseAllHeaders({ headersFiles, configHeaders: [], minimal: false });
  expect(errors).toEqual([]);
  return headers as Header[];
}

/** Every header that Netlify's rules set for a path. All rules that match apply: https://docs.netlify.com/manage/routing/headers/ */
const netlifyHeaders = (path: string, rules = netlify): string[][] =>
  rules
    .filter(({ forRegExp }) => forRegExp.test(path))
    .flatMap(({ values }) => Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]))
    .sort();

/**
 * How Vercel responds to a path: https://vercel.com/docs/build-output-api/configuration. Rules are tried in order, one without
 * "continue" ends the search; "hit" rules apply if there is a file, "error" rules if not; "overrides" give files an address and a type.
 */
function vercelResponse(path: string, host = new URL(SITE_URL).host) {
  const files = Object.entries(vercel.overrides);
  const [, file] = files.find(([name, override]) => path === (name === 'index.html' ? '/' : `/${override.path ?? name}`)) ?? [];
  const headers: Record<string, string | undefined> = {};
  for (const { src, missing, ...rule } of vercelRules(file ? 'error' : 'hit')) {
    const isPreviewRule = missing?.some(({ value }) => new RegExp(`^${value}$`).test(host));
    if (isPreviewRule || !new RegExp(src).test(path)) continue;
    for (const [name, value] of Object.entries(rule.headers ?? {})) headers[name.toLowerCase()] = value;
    if (!rule.continue) return { status: rule.status, dest: rule.dest, headers };
  }
  return { status: 200, headers: { ...headers, 'content-type': file?.contentType } };
}

/** The rules for Vercel in order, without those of one phase. */
function vercelRules(without: 'hit' | 'error') {
  let phase = 'start';
  return vercel.routes.flatMap((rule) => {
    if ('handle' in rule) phase = rule.handle;
    return 'handle' in rule || phase === without ? [] : [rule];
  });
}

test('SEC-01 REL-08 OWN-13 Netlify sends every page and file with its exact headers, each from one rule', () => {
  for (const path of PUBLISHED) expect(netlifyHeaders(path), path).toEqual(Object.entries(expectedFileHeaders(path)).sort());
});

test('REL-08 Netlify sends a 404 with the headers of every response, never as immutable', () => {
  // Rules can't exclude paths, so what differs between files is set for files only: a 404 has no resource policy.
  const { 'cross-origin-resource-policy': _, ...headers } = expectedSecurityHeaders('/nope');
  // A rule for a file also applies to its address with a trailing slash.
  const paths = WRONG_PATHS.filter((path) => !FILE_PATHS.includes(path.replace(/\/$/, '')));
  for (const path of paths) expect(netlifyHeaders(path), path).toEqual(Object.entries(headers).sort());
});

test('SEC-01 REL-08 OWN-13 Vercel sends every page and file with its exact headers', () => {
  for (const path of PUBLISHED) expect(vercelResponse(path), path).toEqual({ status: 200, headers: expectedFileHeaders(path) });
});

test('REL-06 REL-08 Vercel answers every wrong address with our 404 page and its headers, never as immutable', () => {
  const expected = { status: 404, dest: '/404.html', headers: { ...expectedSecurityHeaders('/nope'), 'cache-control': REVALIDATE } };
  for (const path of [...WRONG_PATHS, '/nope/', '/_redirects']) expect(vercelResponse(path), path).toEqual(expected);
});

test('REL-07 Vercel redirects other spellings of a page to its address, and nowhere else', () => {
  for (const { route } of PAGES) {
    for (const spelling of route === '/' ? ['/index.html'] : [`${route}/`, `${route}.html`])
      expect(vercelResponse(spelling), spelling).toMatchObject({
        status: 308,
        headers: { ...expectedSecurityHeaders(route), location: route },
      });
  }
  expect(vercelResponse('//elsewhere.example/about/').headers).not.toHaveProperty('location');
});

test('OWN-19 Vercel and Netlify redirect an old address to its page, with and without a slash at its end', () => {
  const rules = readFileSync(join(copy, 'netlify/_redirects'), 'utf8').trim().split('\n');
  expect(new Set(rules)).toEqual(new Set(OLD_REQUESTS.map(({ target, to }) => `${target} ${to} 301`)));
  for (const { target, to } of OLD_REQUESTS)
    expect(vercelResponse(target), target).toMatchObject({ status: 308, headers: { location: to } });
});

test('search engines index the site only on its own domain, not its previews', async () => {
  const noindex = ['x-robots-tag', 'noindex'];
  expect(netlifyHeaders('/about')).not.toContainEqual(noindex);
  expect(netlifyHeaders('/about', await netlifyRules({ isDeployPreview: true }))).toContainEqual(noindex);
  expect(vercelResponse('/about').headers).not.toHaveProperty('x-robots-tag');
  expect(vercelResponse('/about', 'skye-example-com.vercel.app').headers).toHaveProperty('x-robots-tag', 'noindex');
});

test('Netlify and Vercel publish the output of the build command, unless the doctor stops it', () => {
  const command = 'npm run doctor && npm run build && node tools/owner/host-folder.ts';
  const netlifyFile = readFileSync('netlify.toml', 'utf8');
  expect(netlifyFile).toContain(`command = "${command} netlify"\n`);
  expect(netlifyFile).toContain(`publish = "${HOST_FOLDERS.netlify}"\n`);
  expect(JSON.parse(readFileSync('vercel.json', 'utf8'))).toMatchObject({ buildCommand: `${command} vercel` });
});
