import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { ADA, flagsOf } from '../../support/owners/owners.ts';
import { copyProject } from '../../support/sites/build-site.ts';
import { wordsOf } from '../../support/sites/dist.ts';

const project = copyProject('first-minutes');
afterAll(() => rmSync(project, { recursive: true }));

/** Runs a command as a new owner does, on a machine with nothing but Node. */
async function command(name: string, ...args: string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, SITE_FOLDER: '', CHROME_PATH: '', PATH: dirname(process.execPath), NODE_ENV: 'production' };
  try {
    const { stdout, stderr } = await promisify(execFile)(resolve('node_modules/.bin', name), args, { cwd: project, env });
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

test('a preview before the first build is one sentence', async () => {
  expect(await command('vite', 'preview', '--logLevel', 'error')).toEqual({
    code: 1,
    output: 'There is no built site yet. Run "npm run build" first.\n',
  });
});

test('OWN-11 without Chrome a new owner builds a site with the resume as text, and the doctor names what is still to be drawn', async () => {
  expect(await command('tsx', 'tools/owner/setup.ts', '--yes', ...flagsOf(ADA))).toMatchObject({ code: 0 });
  const build = await command('vite', 'build', '--logLevel', 'warn');
  expect(build).toMatchObject({ code: 0 });
  const pdf = "content/public/images/Ada_O'Example_CV.pdf";
  expect(build.output).toContain(
    `${pdf} is missing, so the resume page shows text only: run "npm run draw", which needs Chrome, or put your own PDF there.`,
  );

  const page = readFileSync(join(project, 'dist/resume.html'), 'utf8');
  const { work } = JSON.parse(readFileSync(join(project, 'content/resume.json'), 'utf8'));
  for (const { name, highlights } of work) for (const text of [name, ...highlights]) expect(wordsOf(page)).toContain(text);
  expect(page).not.toContain('_CV.pdf');
  expect(page).not.toContain('<details');

  const doctor = await command('tsx', 'tools/owner/doctor.ts');
  expect(doctor.code).toBe(1);
  expect(doctor.output).toContain(`✗ ${pdf} (and 2 more): missing, or older than the content or the theme.`);
}, 300_000); // It builds a whole site.
