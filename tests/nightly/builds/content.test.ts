import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../../engine/content/checks/check-content.ts';
import { type Changed, tryTexts, tryValues } from '../../support/owners/mutated-content.ts';
import { buildSite, copyProject } from '../../support/sites/build-site.ts';

const SEED = Date.now() % 2 ** 31;
const BUILDS = 4;

test('ten thousand values in fields of the content are accepted, or refused in words that name file and field', async () => {
  console.log(`seed ${SEED}`);
  const { accepted, refused } = await tryValues(10_000, SEED);
  console.log(`${accepted} values accepted, ${refused} refused`);
  expect(accepted + refused).toBe(10_000);
});

test('a thousand changed content files are accepted, or refused in words that name file and field; what is accepted builds', async () => {
  console.log(`seed ${SEED}`);
  const { accepted, refused, named } = await tryTexts(1_000, SEED);
  console.log(`${accepted.length} files accepted, ${refused} refused; problems by what they name: ${JSON.stringify(named)}`);
  const files = [...new Set(accepted.map(({ file }) => file))];
  const ofEachFile = files.map((name) => accepted.filter(({ file }) => file === name));
  for (let round = 0; round < BUILDS; round++) {
    const project = copyProject('accepted');
    const built = await applyTogether(
      project,
      ofEachFile.flatMap((changes) => changes[round] ?? []),
    );
    await buildSite({ project, out: join(project, 'dist') });
    console.log(`built with ${built.length} changed files: ${built.join(', ')}`);
    expect(built.length).toBeGreaterThan(5);
    rmSync(project, { recursive: true });
  }
});

/** A build is slow, so one build gets a change in every file. A change that fails together with the others is left out. */
async function applyTogether(project: string, changes: Changed[]): Promise<string[]> {
  const applied: string[] = [];
  for (const { file, text } of changes) {
    const path = join(project, file);
    const before = readFileSync(path, 'utf8');
    writeFileSync(path, text);
    if ((await checkContent(project)).problems.length === 0) applied.push(file);
    else writeFileSync(path, before);
  }
  return applied;
}
