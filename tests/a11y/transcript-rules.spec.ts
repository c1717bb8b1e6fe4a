import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ALL_PAGES } from '../support/pages.ts';
import { fileFor } from '../support/stored-text.ts';

/** What a page sounds like; transcripts.spec.ts proves that it is true. */
const heard = (route: string) =>
  readFileSync(join('tests/a11y/transcripts', fileFor(route)), 'utf8')
    .trim()
    .split('\n');
const LABELS = [
  'Live Website',
  'View Case Study',
  'View Code',
  'View Website',
  'View Project',
  'Download',
  'Plain text',
  'Tell me about it',
];

for (const { route } of ALL_PAGES) {
  test(`A11Y-16 ${route}: every picture that is spoken of has words of its own, said once, and no file name`, () => {
    const phrases = heard(route);
    const pictures = phrases.filter((phrase) => /^image\b/.test(phrase));
    for (const picture of pictures) expect(picture).toMatch(/^image, (\S+ ){3}/);
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(phrases.filter((phrase) => /\.(avif|webp|png|jpe?g|svg)\b|\/images\//i.test(phrase))).toEqual([]);
  });

  test(`A11Y-15 ${route}: no link says too little, and nothing is said twice in a row`, () => {
    const phrases = heard(route);
    const links = phrases.filter((phrase) => phrase.startsWith('link')).map((phrase) => phrase.replace(/^link(, )?/, ''));
    expect(links.filter((name) => name === '' || LABELS.includes(name) || /\b(link|click|here|more)\b/i.test(name))).toEqual([]);
    expect(phrases.filter((phrase, index) => phrase === phrases[index - 1])).toEqual([]);
  });
}
