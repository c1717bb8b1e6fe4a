import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { DIST, documentsIn, filesIn } from '../support/sites/dist.ts';

const files = filesIn(DIST);
const read = (file: string) => readFileSync(join(DIST, file), 'utf8');

test('SEC-09 links to a new tab are noopener, and links to other sites noreferrer', () => {
  const links = documentsIn(DIST).flatMap(({ html }) => html.match(/<a [^>]*target="_blank"[^>]*>/g) ?? []);
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((link) => !/rel="[^"]*noopener/.test(link))).toEqual([]);
  expect(links.filter((link) => link.includes('href="http') && !/rel="[^"]*noreferrer/.test(link))).toEqual([]);
});

test('SEC-11 no source map, test, tool file, secret or path of this machine is published', () => {
  const unwanted = /\.map$|(^|\/)\.(env|vite|git)|\.(test|spec)\.|(^|\/)node_modules\/|\.(ts|tsx|mdx|pem|key)$|dist-hosts/;
  expect(files.filter((file) => unwanted.test(file))).toEqual([]);
  const secret =
    /sourceMappingURL=|BEGIN [A-Z ]*PRIVATE KEY|\bgh[pousr]_\w{36}|(api[_-]?key|secret|password|token)["']?\s*[:=]\s*["'][^"']{6,}/i;
  const machine = /\/(home|root|Users|tmp)\/\w+|localhost:\d|127\.0\.0\.1/;
  const texts = files.filter((file) => /\.(html|css|js|json|svg|txt|xml|webmanifest)$|^_/.test(file));
  const found = texts.flatMap((file) => [secret, machine].map((kind) => [file, kind.exec(read(file))?.[0]]));
  expect(found.filter(([, text]) => text)).toEqual([]);
});

test('SCALE-01 files, sizes, header rules and redirects are below half of every limit', () => {
  const sizes = files.map((file) => statSync(join(DIST, file)).size);
  const headers = read('_headers').split('\n');
  // Cloudflare has the lowest limits of all hosts, except for the whole site: 1 GB is the limit of GitHub Pages.
  const found: [string, number, limit: number][] = [
    ['files', files.length, 20_000],
    ['bytes of a file', Math.max(...sizes), 25 * 1024 ** 2],
    ['bytes of the site', sizes.reduce((sum, size) => sum + size, 0), 1024 ** 3],
    ['header rules', headers.filter((line) => /^(\/|https:)/.test(line)).length, 100],
    ['characters of a header', Math.max(...headers.map((line) => line.length)), 2_000],
    ['redirects', read('_redirects').trim().split('\n').length, 100],
  ];
  expect(found.filter(([, value, limit]) => value >= limit / 2)).toEqual([]);
});

test('SEC-12 npm audit reports no vulnerability in what visitors load', { tag: '@long' }, () => {
  const { stdout } = spawnSync('npm audit --omit=dev --json', { shell: true, encoding: 'utf8' });
  const report = JSON.parse(stdout) as { metadata?: { vulnerabilities: { total: number } } };
  test.skip(!report.metadata, 'This registry does not support npm audit: not checked here.');
  expect(report.metadata?.vulnerabilities.total).toBe(0);
});

test('SEC-12 the lockfile is in sync and names no registry, and no package has an install script', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const lockfile = readFileSync('package-lock.json', 'utf8');
  const { '': own, ...packages }: Record<string, { hasInstallScript?: true }> = JSON.parse(lockfile).packages;
  expect(own).toMatchObject({ dependencies, devDependencies });
  expect(lockfile).not.toContain('"resolved"');
  expect(Object.keys(packages).filter((path) => packages[path]?.hasInstallScript)).toEqual([]);
});
