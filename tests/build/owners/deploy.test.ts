import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { change, copyProject } from '../../support/sites/build-site.ts';
import { DIST } from '../../support/sites/dist.ts';

test('deploy:cloudflare publishes what the content says now, not an older build, and no part of the address is run by a shell', () => {
  const project = copyProject('deploy');
  cpSync(DIST, join(project, DIST), { recursive: true });
  change(join(project, 'sample/pages/about.ts'), 'More about me', 'More about me now');
  change(join(project, 'sample/owner.json'), 'https://skye.example.com', 'https://a$(intruder).dev');
  change(join(project, 'package.json'), '"doctor": "tsx tools/owner/doctor.ts"', '"doctor": "node doctor.js"');
  // The doctor has tests of its own. Like the build, it runs an owner's code, which must not see the secrets.
  writeFileSync(
    join(project, 'doctor.js'),
    'if (Object.keys(process.env).some((name) => /^(CLOUDFLARE|CF)_/.test(name))) process.exit(1);',
  );
  const programs = join(project, 'programs');
  mkdirSync(programs);
  writeFileSync(join(programs, 'intruder'), `#!/bin/sh\ntouch "${project}/was-here"\n`, { mode: 0o755 });

  // Cloudflare's own tool does everything but the upload.
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'deploy:cloudflare', '--', '--dry-run', '--outdir', 'worker'], {
    cwd: project,
    encoding: 'utf8',
    env: {
      ...process.env,
      SITE_FOLDER: '',
      PATH: `${programs}:${process.env.PATH}`,
      CLOUDFLARE_API_TOKEN: 'secret',
      CF_API_KEY: 'secret',
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_LOG_PATH: project,
    },
  });

  expect.soft(existsSync(join(project, 'was-here')), 'the shell ran what the address holds').toBe(false);
  expect.soft(readFileSync(join(project, DIST, 'about.html'), 'utf8')).toContain('More about me now');
  expect.soft(stdout).toContain('--dry-run: exiting now.');
  expect(status, stdout + stderr).toBe(0);
  rmSync(project, { recursive: true });
});
