import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((name) => ({ name, text: readFileSync(`${FOLDER}/${name}`, 'utf8') }));

test('every action of others is pinned by its commit, with the version beside it', () => {
  const used = workflows.flatMap(({ name, text }) => [...text.matchAll(/uses: (.*)$/gm)].map(([, action]) => `${name}: ${action}`));
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((line) => !/: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

test('a workflow may read the source at most; only the job that publishes on Pages may do more', () => {
  const allowed = workflows.flatMap(({ name, text }) => {
    const { permissions, jobs } = parse(text) as { permissions: object; jobs: Record<string, { permissions?: object }> };
    return Object.entries(jobs).map(([job, { permissions: own }]) => `${name} ${job}: ${JSON.stringify(own ?? permissions)}`);
  });
  expect(allowed.sort()).toEqual([
    'check.yml check: {"contents":"read"}',
    'cloudflare.yml publish: {"contents":"read"}',
    'nightly.yml long: {"contents":"read"}',
    'pages.yml build: {"contents":"read"}',
    'pages.yml publish: {"pages":"write","id-token":"write"}',
  ]);
});
