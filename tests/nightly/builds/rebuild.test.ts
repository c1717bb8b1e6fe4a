import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite, temporaryFolder } from '../../support/sites/build-site.ts';
import { DIST, filesIn } from '../../support/sites/dist.ts';

test('REL-18 two builds of the same source are identical to the byte', async () => {
  const folder = temporaryFolder('rebuild');
  const again = await buildSite({ out: join(folder, 'again') });
  expect(filesIn(again)).toEqual(filesIn(DIST));
  for (const file of filesIn(DIST)) expect(readFileSync(join(again, file)).equals(readFileSync(join(DIST, file))), file).toBe(true);
  rmSync(folder, { recursive: true });
});
