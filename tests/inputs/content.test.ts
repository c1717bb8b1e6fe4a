import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite, copyProject } from '../support/build-site.ts';
import { tryTexts, tryValues } from '../support/mutated-content.ts';

const SEED = Date.now() % 2 ** 31;
const BUILDS = 5;

test('ten thousand values in fields of the content are accepted, or refused in words that name file and field', async () => {
  const { accepted, refused } = await tryValues(10_000, SEED);
  console.log(`seed ${SEED}: ${accepted} values accepted, ${refused} refused`);
  expect(accepted + refused).toBe(10_000);
});

test('a thousand changed content files are accepted, or refused in plain words; what is accepted builds', async () => {
  const { accepted, refused } = await tryTexts(1_000, SEED);
  console.log(`seed ${SEED}: ${accepted.length} files accepted, ${refused} refused; ${BUILDS} of the accepted are built`);
  for (const { file, text } of accepted.slice(0, BUILDS)) {
    const project = copyProject('accepted');
    writeFileSync(join(project, file), text);
    buildSite({ project, out: join(project, 'dist') });
    rmSync(project, { recursive: true });
  }
});
