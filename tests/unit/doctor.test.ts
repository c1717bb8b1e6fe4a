import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { caseStudyFile, caseStudySlugs } from '../../build/case-studies.ts';
import { checkContent } from '../../build/check-content.ts';
import { examine, report } from '../../doctor/doctor.ts';
import prints from '../../doctor/sample-prints.json';
import { printsOf } from '../../doctor/sample-traces.ts';
import { ContentCopy } from '../support/content-copy.ts';

const copy = new ContentCopy('doctor', 'public', 'art/clouds', 'art/drawn.json');
const { project } = copy;
afterAll(() => copy.remove());

const TODAY = new Date('2026-11-15');

/** What the doctor says of the sample content after files were changed. */
const saidAfter = (changes: Parameters<typeof copy.changed>[0]) =>
  copy.changed(changes, async () => report(await examine(project, TODAY)).text);
const sample = report(await examine('.', TODAY));

test('everything about the sample owner is named with file and line, and the site is not fit to be published', () => {
  const { text, isFit } = sample;
  expect(isFit).toBe(false);
  expect(text).toContain(
    'content/site.ts:5: name, role, place, e-mail, address and profiles are samples. Write your own, then delete the mark "sample".',
  );
  for (const file of [
    'testimonials.ts:6 (and 15)',
    'technologies.ts:5 (and 6, 7, 8, 9, 10, 11, 12)',
    'resume.json:',
    'pages/about.mdx:2',
    'case-studies/wehike/case-study.mdx:2',
  ]) {
    expect(text).toContain(`✗ content/${file}`);
  }
  expect(text).toMatch(/Not yet: \d+ to mend before anybody sees this\.$/);
});

test('the address of the repository is asked for while a case study shows a figure, and only then', async () => {
  const sentence = 'content/figures.ts:5: the address of the repository is a sample.';
  expect(sample.text).toContain(sentence);
  const withoutFigure = (words: string) => words.replace(/<Figure .*>/, '');
  const text = await saidAfter(Object.fromEntries(caseStudySlugs('.').map((slug) => [caseStudyFile(slug), withoutFigure])));
  expect(text).not.toContain('content/figures');
});

test('a mark that was deleted while an example address stayed is noticed', async () => {
  const text = await saidAfter({ 'content/site.ts': (words) => words.replace('  sample: true,\n', '') });
  expect(text).toContain('content/site.ts:5: url still names "https://skye.example.com". Nobody can be reached there.');
});

test('sentences and pictures that came with the template are known when their mark is deleted: npm run samples', async () => {
  const { content } = await checkContent('.');
  expect(prints).toEqual(printsOf(content));
  const said = await saidAfter({
    'content/pages/about.mdx': (words) => words.replace('sample: true\n', '').replace(/^alt: .*/m, 'alt: Zoë'),
    'content/testimonials.ts': (words) => words.replaceAll('    sample: true,\n', '').replaceAll('example.com', 'zoe.test'),
  });
  expect(said).toMatch(
    /✗ content\/pages\/about\.mdx:\d+: "[^"]+ …" came with the template, and so did \d+ more, though the mark is gone\./,
  );
  expect(said).toContain('✗ content/pages/portrait.svg: came with the template. Put your own there, or delete it.');
  expect(said).toContain('✗ content/testimonials.ts:8: "Priya Fictional, marketing and project manager …" came with the template');
  expect(said).toContain('✗ content/testimonials/tom.svg: came with the template.');
});

test('a stale resume, a date to come, a wrong reading time and a poor description are named', async () => {
  const said = await saidAfter({
    'content/resume.json': (words) => words.replace('"startDate": "2024"', '"startDate": "2027"'),
    'content/case-studies/wehike/case-study.mdx': (words) => words.replace('minutes: 5', 'minutes: 9'),
    'content/pages/about.mdx': (words) => words.replace(/alt: .*/, 'alt: Picture of me at work'),
  });
  expect(said).toContain('work 1, startDate is 2027, which is still to come.');
  expect(said).toContain('_CV.pdf (and 3 more): older than the words, or missing. Run "npm run resume".');
  expect(said).toMatch(/! content\/case-studies\/wehike\/case-study\.mdx:6: minutes says 9, but \d+ words take \d to \d minutes\./);
  expect(said).toContain('portrait, alt begins with what a screen reader says anyway.');
});

test('a picture that is too small for dense screens is named with both widths', async () => {
  await sharp({ create: { width: 400, height: 300, channels: 3, background: '#888' } })
    .webp()
    .toFile(join(project, 'content/case-studies/wehike/small.webp'));
  const text = await saidAfter({
    'content/case-studies/wehike/case-study.mdx': (words) => words.replace('card: card.webp', 'card: small.webp'),
  });
  expect(text).toContain('content/case-studies/wehike/small.webp: is 400 px wide, dense screens show up to 1496. It will look soft there.');
});

test('content that cannot be built is said first, and nothing is guessed about the rest', async () => {
  const text = await saidAfter({ 'content/site.ts': (words) => words.replace("'Skye Sampleton'", "''") });
  expect(text).toContain('✗ content/site.ts:8: owner, name is empty.');
  expect(text).not.toContain('Fine');
});

test('without anything to mend the site is ready', () => {
  const { text, isFit } = report([{ fine: 'no date lies in the future', findings: [] }]);
  expect(text).toBe('Fine\n  ✓ no date lies in the future\n\nReady to publish.');
  expect(isFit).toBe(true);
});

test('a security.txt that runs out within a month is named, and one that holds is fine', async () => {
  const folder = join(project, 'dist/.well-known');
  mkdirSync(folder, { recursive: true });
  const saidWith = async (expires: string) => {
    writeFileSync(join(folder, 'security.txt'), `Contact: mailto:a@b.test\nExpires: ${expires}T00:00:00.000Z\n`);
    return report(await examine(project, TODAY)).text;
  };
  expect(await saidWith('2027-05-01')).toContain('✓ security.txt holds until 2027-05-01');
  expect(await saidWith('2026-12-01')).toContain('! dist/.well-known/security.txt: runs out on 2026-12-01. Build and publish again.');
  expect(await saidWith('2026-11-01')).toContain('! dist/.well-known/security.txt: ran out on 2026-11-01. Build and publish again.');
});
