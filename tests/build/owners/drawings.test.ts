import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../../engine/content/checks/check-content.ts';
import { staleDrawings } from '../../../engine/drawings/stale-drawings.ts';
import { change, temporaryFolder } from '../../support/sites/build-site.ts';

const stale = async (root: string) => staleDrawings((await checkContent(root)).content);

test('resume, share cards and downloads are as new as their source', async () => {
  expect(await stale('.')).toEqual([]);
});

test('a change of the resume is noticed until it is drawn again', async () => {
  const project = temporaryFolder('drawings');
  for (const folder of ['engine/drawings/clouds', 'sample']) cpSync(folder, join(project, folder), { recursive: true });
  change(join(project, 'sample/resume.json'), 'slow runner', 'slower runner');
  // One command draws all five: PDF, picture, text, JSON and contact card.
  expect(await stale(project)).toEqual([
    'sample/public/images/Skye_Sampleton_CV.pdf (and 4 more): older than the words or the theme, or missing. Run "npm run draw resume".',
  ]);
  rmSync(project, { recursive: true });
});
