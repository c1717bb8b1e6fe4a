import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { staleFiles } from '../../engine/generate/stale-files.ts';
import { readSite } from '../support/owners/sample.ts';
import { readPdf } from '../support/pdf.ts';
import { change, copyProject, run } from '../support/sites/project-copy.ts';

const project = copyProject('generated-files');
afterAll(() => rmSync(project, { recursive: true }));

const read = (file: string) => readFileSync(join(project, file));

test('a new owner’s name changes PDF, picture, downloads and cards when they are generated again', async () => {
  const pictures = ['sample/pages/resume.webp', 'sample/public/images/cards/wehike.png'];
  const before = pictures.map(read);
  change(join(project, 'sample/owner.yaml'), 'name: Skye Sampleton', 'name: Robin Example');
  change(join(project, 'sample/owner.yaml'), 'firstName: Skye', 'firstName: Robin');
  await run(project, 'draw', 'resume');
  await run(project, 'draw', 'cards');
  expect(staleFiles(readSite(project, 'sample')).errors).toEqual([]);

  const pdf = await readPdf(join(project, 'sample/public/images/Robin_Example_CV.pdf'));
  expect(pdf.text).toMatch(/^Robin Example/);
  expect(pdf.text).not.toContain('Sampleton');
  expect(String(read('sample/public/images/Robin_Example_CV.json'))).toContain('Robin Example');
  for (const [index, picture] of pictures.entries()) expect(read(picture), picture).not.toEqual(before[index]);
});

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
