import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { caseStudyFile, caseStudySlugs } from '../../build/case-studies.ts';
import { checkContent } from '../../build/check-content.ts';
import { examine, report } from '../../doctor/doctor.ts';
import prints from '../../doctor/sample-prints.json';
import { printsOf } from '../../doctor/sample-traces.ts';
import { temporaryFolder } from '../support/build-site.ts';

const project = temporaryFolder('doctor');
for (const folder of ['content', 'public', 'art/clouds']) cpSync(folder, join(project, folder), { recursive: true });
cpSync('art/drawn.json', join(project, 'art/drawn.json'));
afterAll(() => rmSync(project, { recursive: true }));

const TODAY = new Date('2026-11-15');

/** What the doctor says of the sample content after files were changed; they are put back afterwards. */
async function saidAfter(files: string | string[], change: (text: string) => string): Promise<string> {
  const before = [files].flat().map((file) => [join(project, file), readFileSync(join(project, file), 'utf8')] as const);
  for (const [path, text] of before) writeFileSync(path, change(text));
  const { text } = report(await examine(project, TODAY));
  for (const [path, was] of before) writeFileSync(path, was);
  return text;
}

test('everything about the sample owner is named with file and line, and the site is not fit to be published', async () => {
  const { text, isFit } = report(await examine('.', TODAY));
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
  expect(report(await examine('.', TODAY)).text).toContain(sentence);
  const text = await saidAfter(caseStudySlugs('.').map(caseStudyFile), (words) => words.replace(/<Figure .*>/, ''));
  expect(text).not.toContain('content/figures');
});

test('a mark that was deleted while an example address stayed is noticed', async () => {
  const text = await saidAfter('content/site.ts', (words) => words.replace('  sample: true,\n', ''));
  expect(text).toContain('content/site.ts:5: url still names "https://skye.example.com". Nobody can be reached there.');
});

test('sentences and pictures that came with the template are known when their mark is deleted: npm run samples', async () => {
  const { content } = await checkContent('.');
  expect(prints).toEqual(printsOf(content));
  const about = await saidAfter('content/pages/about.mdx', (words) => words.replace('sample: true\n', '').replace(/^alt: .*/m, 'alt: Zoë'));
  expect(about).toMatch(
    /✗ content\/pages\/about\.mdx:\d+: "[^"]+ …" came with the template, and so did \d+ more, though the mark is gone\./,
  );
  expect(about).toContain('✗ content/pages/portrait.svg: came with the template. Put your own there, or delete it.');
  const praise = await saidAfter('content/testimonials.ts', (words) =>
    words.replaceAll('    sample: true,\n', '').replaceAll('example.com', 'zoe.test'),
  );
  expect(praise).toContain('✗ content/testimonials.ts:8: "Priya Fictional, marketing and project manager …" came with the template');
  expect(praise).toContain('✗ content/testimonials/tom.svg: came with the template.');
});

test('a stale resume, a date to come, a wrong reading time and a poor description are named', async () => {
  const resume = await saidAfter('content/resume.json', (words) => words.replace('"startDate": "2024"', '"startDate": "2027"'));
  expect(resume).toContain('work 1, startDate is 2027, which is still to come.');
  expect(resume).toContain('_CV.pdf (and 3 more): older than the words, or missing. Run "npm run resume".');
  const minutes = await saidAfter('content/case-studies/wehike/case-study.mdx', (words) => words.replace('minutes: 5', 'minutes: 9'));
  expect(minutes).toMatch(/! content\/case-studies\/wehike\/case-study\.mdx:6: minutes says 9, but \d+ words take \d to \d minutes\./);
  const alt = await saidAfter('content/pages/about.mdx', (words) => words.replace(/alt: .*/, 'alt: Picture of me at work'));
  expect(alt).toContain('portrait, alt begins with what a screen reader says anyway.');
});

test('a picture that is too small for dense screens is named with both widths', async () => {
  await sharp({ create: { width: 400, height: 300, channels: 3, background: '#888' } })
    .webp()
    .toFile(join(project, 'content/case-studies/wehike/small.webp'));
  const text = await saidAfter('content/case-studies/wehike/case-study.mdx', (words) =>
    words.replace('card: card.webp', 'card: small.webp'),
  );
  expect(text).toContain('content/case-studies/wehike/small.webp: is 400 px wide, dense screens show up to 1496. It will look soft there.');
});

test('content that cannot be built is said first, and nothing is guessed about the rest', async () => {
  const text = await saidAfter('content/site.ts', (words) => words.replace("'Skye Sampleton'", "''"));
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
