import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DIST, filesIn } from '../support/sites/dist.ts';
import { buildSite, copyProject } from '../support/sites/project-copy.ts';

test('REL-18 two builds of the same source are byte-identical', async () => {
  const project = copyProject('rebuild');
  await buildSite(project);
  const again = join(project, 'dist');
  expect(filesIn(again)).toEqual(filesIn(DIST));
  for (const file of filesIn(DIST)) expect(readFileSync(join(again, file)).equals(readFileSync(join(DIST, file))), file).toBe(true);
  rmSync(project, { recursive: true });
});
