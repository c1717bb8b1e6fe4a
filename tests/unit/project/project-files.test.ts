import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const read = (file: string) => readFileSync(file, 'utf8');
const missing = (paths: string[]) => paths.filter((path) => !existsSync(path));

test('editors use the compiler of the project, and the schema that each content file names', () => {
  const settings = JSON.parse(read('.vscode/settings.json')) as {
    'js/ts.tsdk.path': string;
    'json.schemas': { fileMatch: string[]; url: string }[];
  };
  expect(missing([settings['js/ts.tsdk.path']])).toEqual([]);
  expect(settings['json.schemas'].length).toBeGreaterThan(0);
  for (const { fileMatch, url } of settings['json.schemas']) {
    const sample = fileMatch.find((path) => path.startsWith('/sample/')) ?? '';
    const { $schema } = JSON.parse(read(`.${sample}`)) as { $schema: string };
    expect(join('sample', $schema)).toBe(join(url));
    expect(fileMatch).toEqual([sample.replace('/sample/', '/content/'), sample]);
  }
});

test('the development container is the same as the machine of the checks: same system, same Node, same list of packages', () => {
  const { build } = JSON.parse(read('.devcontainer/devcontainer.json')) as { build: { dockerfile: string; context: string } };
  const dockerfile = read(join('.devcontainer', build.dockerfile));
  const copied = [...dockerfile.matchAll(/^COPY (\S+) /gm)].map(([, path = '']) => join('.devcontainer', build.context, path));
  expect(copied).toEqual(['.ci/install']);
  expect(missing(copied)).toEqual([]);
  expect(dockerfile).toContain(`FROM node:${read('.node-version').trim()}-bookworm\n`);
  expect(read('.github/workflows/check.yml')).toMatch(/container: node:\d+-bookworm\n/);
  expect(read('.ci/run')).toContain('bash .ci/install "$CHECK"');
  for (const text of [read('.ci/run'), dockerfile]) expect(text).not.toContain('apt-get install');
});

test.each(['.ci/run', '.ci/install'])('%s is written in a shell that Debian has', (script) => {
  expect(execFileSync('bash', ['-n', script], { encoding: 'utf8', stdio: 'pipe' })).toBe('');
});

test('nothing is merged without a person, and updates leave the Node versions and the lockfile as the checks want them', () => {
  const renovate = JSON.parse(read('renovate.json')) as {
    automerge: boolean;
    extends: string[];
    packageRules: { matchPackageNames?: string[]; enabled?: boolean }[];
  };
  expect(renovate.automerge).toBe(false);
  expect(renovate.extends.filter((preset) => /automerge/i.test(preset))).toEqual([]);
  expect(renovate.packageRules.filter((rule) => 'automerge' in rule)).toEqual([]);
  expect(renovate.packageRules.find(({ matchPackageNames }) => matchPackageNames?.includes('node'))?.enabled).toBe(false);
  expect(read('.npmrc')).toContain('omit-lockfile-registry-resolved=true\n');
});

interface Form {
  name: string;
  description: string;
  body: { type: string; id?: string; attributes: { label?: string; value?: string } }[];
}

test('each form for an issue has what GitHub asks of one', () => {
  const forms = readdirSync('.github/ISSUE_TEMPLATE').filter((file) => file !== 'config.yml');
  expect(forms).toEqual(['bug.yml', 'idea.yml']);
  for (const file of forms) {
    const { name, description, body } = parse(read(`.github/ISSUE_TEMPLATE/${file}`)) as Form;
    expect([name, description].filter(Boolean), file).toHaveLength(2);
    const questions = body.filter(({ type }) => type !== 'markdown');
    expect(questions.every(({ type, attributes }) => ['input', 'textarea'].includes(type) && attributes.label)).toBe(true);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    expect(body.filter(({ type, attributes }) => type === 'markdown' && !attributes.value)).toEqual([]);
  }
  expect(parse(read('.github/ISSUE_TEMPLATE/config.yml'))).toEqual({ blank_issues_enabled: false });
});

test('every file and every command that the templates name is there', () => {
  const templates = [...readdirSync('.github/ISSUE_TEMPLATE').map((file) => `ISSUE_TEMPLATE/${file}`), 'pull_request_template.md'];
  const words = templates.map((file) => read(`.github/${file}`)).join('\n');
  const paths = [...words.matchAll(/\b[\w/-]+\.md\b|\bdocs\//g)].map(([path]) => path);
  expect(paths.length).toBeGreaterThan(2);
  expect(missing(paths)).toEqual([]);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = [...words.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !scripts[name])).toEqual([]);
});
