import { readFileSync, statSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { DIST, filesIn } from '../../support/sites/dist.ts';

/** The limits of Cloudflare, which are the lowest of all hosts, but for siteBytes: 1 GB is the limit of GitHub Pages. */
const LIMITS = { files: 20_000, fileBytes: 25 * 1024 ** 2, headerRules: 100, headerLine: 2_000, redirects: 100, siteBytes: 1024 ** 3 };

test('SCALE-01 files, sizes, header rules and redirects are below half of every limit', () => {
  const files = filesIn(DIST);
  const sizes = files.map((file) => statSync(`${DIST}/${file}`).size);
  const headers = readFileSync(`${DIST}/_headers`, 'utf8').split('\n');
  const found = {
    files: files.length,
    fileBytes: Math.max(...sizes),
    headerRules: headers.filter((line) => /^(\/|https:)/.test(line)).length,
    headerLine: Math.max(...headers.map((line) => line.length)),
    redirects: readFileSync(`${DIST}/_redirects`, 'utf8').trim().split('\n').length,
    siteBytes: sizes.reduce((sum, size) => sum + size, 0),
  };
  console.log(`SCALE-01 ${JSON.stringify(found)}`);
  for (const [name, limit] of Object.entries(LIMITS)) expect(found[name as keyof typeof LIMITS], name).toBeLessThan(limit / 2);
});
