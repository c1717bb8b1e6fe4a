import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { installWrangler } from '../../tools/owner/wrangler.ts';
import { change, copyProject } from '../support/sites/project-copy.ts';

/** Replaces the doctor and the build, which have their own tests: logs that it ran, and which secrets it could see. */
const LOG_SCRIPT = `require('node:fs').appendFileSync('calls.log', process.argv[2] + Object.keys(process.env).filter((name) => /^(CLOUDFLARE|CF)_/.test(name)) + ' ')`;

test('deploy:cloudflare runs the doctor and the build before it publishes, and neither of them sees the secrets', () => {
  const project = copyProject('deploy');
  for (const folder of ['dist', 'dist-hosts']) cpSync(folder, join(project, folder), { recursive: true });
  installWrangler();
  mkdirSync(join(project, '.cache'), { recursive: true });
  symlinkSync(resolve('.cache/wrangler'), join(project, '.cache/wrangler'), 'junction');
  mkdirSync(join(project, 'logs'));
  writeFileSync(join(project, 'log.cjs'), LOG_SCRIPT);
  change(join(project, 'package.json'), /"doctor": ".*"/, '"doctor": "node log.cjs doctor"');
  change(join(project, 'package.json'), /"build": ".*"/, '"build": "node log.cjs build"');

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
  expect(readFileSync(join(project, 'calls.log'), 'utf8')).toBe('doctor build ');
  expect(output).toContain('--dry-run: exiting now.');
  rmSync(project, { recursive: true });
});
