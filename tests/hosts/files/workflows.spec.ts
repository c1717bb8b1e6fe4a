import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((name) => ({ name, text: readFileSync(`${FOLDER}/${name}`, 'utf8') }));

interface Workflow {
  on: Record<string, object>;
  permissions: object;
  jobs: Record<string, { if?: string; permissions?: object; steps: { run?: string }[] }>;
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

test('a push that changes only content/ does not start the check of the engine; it starts that of the site, once', () => {
  const [engine, site] = ['check.yml', 'site.yml'].map((name) => read(workflows.find((workflow) => workflow.name === name)?.text ?? '{}'));
  expect(engine?.on).toEqual({
    push: { branches: ['main'], 'paths-ignore': ['content/**'] },
    pull_request: { 'paths-ignore': ['content/**'] },
  });
  expect(site?.on).toEqual({ push: { branches: ['main'], paths: ['content/**'] }, pull_request: { paths: ['content/**'] } });
  expect(site?.jobs.check?.steps.at(-1)?.run).toBe('npm run check:site');
  // The workflows that publish run the same check on each push themselves.
  expect(site?.jobs.check?.if).toBe("github.event_name == 'pull_request' || !vars.PUBLISH_TO");
  for (const name of ['cloudflare.yml', 'pages.yml']) {
    const { on, jobs } = read(workflows.find((workflow) => workflow.name === name)?.text ?? '{}');
    expect(on, name).toEqual({ push: { branches: ['main'] } });
    expect(
      Object.values(jobs).flatMap(({ steps }) => steps.map(({ run }) => run)),
      name,
    ).toContain('npm run check:site');
  }
});
