import { expect, test } from 'vitest';
import { saidOfMistake } from '../../support/mistake.ts';

test.each([
  ['no address', "  url: 'https://skye.example.com',\n", '', 'content/site.ts:4: url is missing.'],
  ['a missing brace', 'owner: {', 'owner: ', 'content/site.ts:'],
  [
    'the resume of another name',
    'Skye Sampleton',
    'Robin Example',
    'public/images/Skye_Sampleton_CV.pdf: is the resume of another name. Run "npm run resume", or delete the file.',
  ],
])('a build with %s stops with a plain sentence and no stack trace', (_, from, to, sentence) => {
  const said = saidOfMistake(from, to);
  expect(said).toContain(sentence);
  expect(said).not.toMatch(/\n\s+at /);
});
