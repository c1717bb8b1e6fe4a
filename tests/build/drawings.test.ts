import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { staleDrawings } from '../../art/stale-drawings.ts';
import { checkContent } from '../../engine/content/check-content.ts';
import { change, temporaryFolder } from '../support/build-site.ts';

const stale = async (root: string) => staleDrawings((await checkContent(root)).content);

test('resume, share cards and downloads are as new as their source', async () => {
  expect(await stale('.')).toEqual([]);
});

test('a change of the resume is noticed until it is drawn again', async () => {
  const project = temporaryFolder('drawings');
  for (const folder of ['art/clouds', 'sample']) cpSync(folder, join(project, folder), { recursive: true });
  change(join(project, 'sample/resume.json'), 'slow runner', 'slower runner');
  // PDF, picture, text, JSON and contact card: one command draws all five.
  expect(await stale(project)).toEqual([
    'sample/public/images/Skye_Sampleton_CV.pdf (and 4 more): older than the words or the theme, or missing. Run "npm run resume".',
  ]);
  rmSync(project, { recursive: true });
});
