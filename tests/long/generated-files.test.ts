import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyProject } from '../support/sites/project-copy.ts';

const project = copyProject('generated-files');
afterAll(() => rmSync(project, { recursive: true }));

const read = (file: string) => readFileSync(join(project, file));

test('if Chrome does not start, npm run draw says what to do and changes nothing', () => {
  const before = read('sample/generated.json');
  const { status, stderr } = spawnSync(process.execPath, ['tools/owner/draw.ts', 'resume'], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, SITE_FOLDER: '', CHROME_PATH: resolve('package.json') },
  });
  expect(status).toBe(1);
  expect(stderr).toContain('package.json did not start');
  expect(stderr).toContain('Install Chrome');
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(read('sample/generated.json')).toEqual(before);
});
