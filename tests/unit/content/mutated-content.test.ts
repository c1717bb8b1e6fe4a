// Only a few random changes: tests/nightly/builds/content.test.ts tries many more, with a new seed each time.
import { expect, test } from 'vitest';
import { tryTexts, tryValues } from '../../support/owners/mutated-content.ts';

const SEED = 20_261_115;
const TEXTS = 10;

test('any value in any field of the content is accepted, or refused in words that name file and field', async () => {
  const { accepted, refused } = await tryValues(1_000, SEED);
  console.log(`seed ${SEED}: ${accepted} values accepted, ${refused} refused`);
  expect(refused).toBeGreaterThan(accepted);
});

test('a content file with any change in it is accepted, or refused in plain words that name file and field', async () => {
  const { accepted, refused } = await tryTexts(TEXTS, SEED);
  console.log(`seed ${SEED}: ${accepted.length} files accepted, ${refused} refused`);
  expect(accepted.length + refused).toBe(TEXTS);
});
