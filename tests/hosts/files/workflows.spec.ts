import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((name) => ({ name, text: readFileSync(`${FOLDER}/${name}`, 'utf8') }));

interface Workflow {
  permissions: object;
  jobs: Record<string, { permissions?: object; steps: { run?: string }[] }>;
}

const read = (text: string) => parse(text) as Workflow;

test('every action of others is pinned by its commit, with the version beside it', () => {
  const used = workflows.flatMap(({ name, text }) => [...text.matchAll(/uses: (.*)$/gm)].map(([, action]) => `${name}: ${action}`));
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((line) => !/: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

test('a workflow may read the source at most; only the job that publishes on Pages may do more', () => {
  const allowed = workflows.flatMap(({ name, text }) => {
    const { permissions, jobs } = read(text);
    return Object.entries(jobs).map(([job, { permissions: own }]) => `${name} ${job}: ${JSON.stringify(own ?? permissions)}`);
  });
  expect(allowed.sort()).toEqual([
    'check.yml check: {"contents":"read"}',
    'cloudflare.yml publish: {"contents":"read"}',
    'nightly.yml long: {"contents":"read"}',
    'pages.yml build: {"contents":"read"}',
    'pages.yml publish: {"pages":"write","id-token":"write"}',
    'site.yml check: {"contents":"read"}',
  ]);
});

test("a step with secrets runs Cloudflare's tool alone, and no command has anything filled in that others wrote", () => {
  const steps = workflows.flatMap(({ text }) => Object.values(read(text).jobs).flatMap((job) => job.steps));
  const withSecrets = steps.filter((step) => JSON.stringify(step).includes('secrets.'));
  expect(withSecrets.map(({ run }) => run)).toEqual(['npx wrangler deploy --config dist-hosts/wrangler.json']);
  expect(steps.filter(({ run = '' }) => run.includes('${{'))).toEqual([]);
});
