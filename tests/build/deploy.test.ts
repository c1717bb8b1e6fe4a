import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { change, copyProject } from '../support/sites/build-site.ts';

/** In place of the doctor and the build, which have tests of their own: notes that it ran, and which secrets it could see. */
const NOTES = `require('node:fs').appendFileSync('notes', process.argv[2] + Object.keys(process.env).filter((name) => /^(CLOUDFLARE|CF)_/.test(name)) + ' ')`;

test('deploy:cloudflare asks the doctor and builds before it publishes, and neither of them sees the secrets', () => {
  const project = copyProject('deploy');
  for (const folder of ['dist', 'dist-hosts']) cpSync(folder, join(project, folder), { recursive: true });
  mkdirSync(join(project, 'logs'));
  writeFileSync(join(project, 'notes.cjs'), NOTES);
  change(join(project, 'package.json'), /"doctor": ".*"/, '"doctor": "node notes.cjs doctor"');
  change(join(project, 'package.json'), /"build": ".*"/, '"build": "node notes.cjs build"');

  // Cloudflare's own tool does everything but the upload.
  const output = execFileSync('npm', ['run', 'deploy:cloudflare', '--', '--dry-run', '--outdir', 'worker'], {
    cwd: project,
    encoding: 'utf8',
    shell: process.platform === 'win32', // There npm is a script.
    env: {
      ...process.env,
      SITE_FOLDER: '',
      CLOUDFLARE_API_TOKEN: 'secret',
      CF_API_KEY: 'secret',
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_LOG_PATH: join(project, 'logs'),
    },
  });
  expect(readFileSync(join(project, 'notes'), 'utf8')).toBe('doctor build ');
  expect(output).toContain('--dry-run: exiting now.');
  rmSync(project, { recursive: true });
});
