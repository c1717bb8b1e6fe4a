import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { newCaseStudy } from '../../../tools/owner/case-study/new-case-study.ts';
import { examine, report } from '../../../tools/owner/doctor/doctor.ts';
import { setUpOwner } from '../../../tools/owner/setup/set-up-owner.ts';
import { ContentCopy } from '../../support/owners/content-copy.ts';
import { ADA, flagsOf } from '../../support/owners/owners.ts';

const copy = new ContentCopy('doctor', 'engine/drawings/clouds', 'tools/owner/case-study', 'themes');
const { project } = copy;
await setUpOwner(project, flagsOf(ADA));
afterAll(() => copy.remove());

const TODAY = new Date('2026-11-15');

/** The doctor's report on the sample after files were changed. */
const reportAfter = (changes: Parameters<typeof copy.changed>[0]) =>
  copy.changed(changes, async () => report(await examine(project, TODAY)).text);
/** The doctor's report on the content of an owner right after setup, after files were changed. */
const ownReportAfter = (changes: Parameters<typeof copy.changed>[0]) =>
  copy.changed(changes, async () => report(await examine(project, TODAY, 'content')).text);
const sample = report(await examine('.', TODAY));

test('everything about the sample owner is named with file and line, and the site is not fit to be published', () => {
  const { text, isReady } = sample;
  expect(isReady).toBe(false);
  expect(text).toContain(
    'sample/owner.json:3: name, role, place, e-mail, address and profiles are samples. Write your own, then delete the mark "sample".',
  );
  for (const file of [
    'testimonials.ts:8 (and 17)',
    'technologies.ts:13 (and 14, 15, 16, 17, 18, 19, 20)',
    'resume.json:',
    'pages/about.ts:7',
    'case-studies/wehike/meta.ts:8',
  ]) {
    expect(text).toContain(`✗ sample/${file}`);
  }
  expect(text).toMatch(/Not yet: \d+ to mend before anybody sees this\.$/);
});

test('a mark that was deleted while an example address stayed is noticed', async () => {
  const text = await reportAfter({ 'sample/owner.json': (words) => words.replace('  "sample": true,\n', '') });
  expect(text).toContain('sample/owner.json:8: email still names "skye@example.com". Nobody can be reached there.');
});

const withoutMark = (words: string) => words.replace(/ *sample: true,\n?/g, '');

test('OWN-08 what is the same as in the sample is named with file and line once its mark is deleted', async () => {
  const text = await ownReportAfter({
    'content/pages/home.ts': withoutMark,
    'content/pages/about.ts': (words) => withoutMark(words).replace(/alt: '.*'/, "alt: 'Zoë in a yellow raincoat'"),
    'content/testimonials.ts': (words) => withoutMark(words).replaceAll('example.com', 'zoe.test'),
    'content/case-studies/mycelium/meta.ts': (words) => withoutMark(words).replaceAll('example.com', 'zoe.test'),
  });
  expect(text).toMatch(/✗ content\/pages\/home\.ts:8 \(and 12\): "Ada O'Example builds intuitive and innovative …" is the sample's/);
  expect(text).toMatch(/✗ content\/pages\/about\.ts:\d+ .*"Hair by cumulus, on a humid …" is the sample's\. Write your own\./);
  expect(text).toMatch(/✗ content\/pages\/about\.mdx:1 \(and 3, .*\): "I’m Skye, a software developer in …" is the sample's\./);
  expect(text).toContain(
    '✗ content/testimonials.ts:10 (and 13, 18, 21): "Priya Fictional, marketing and project manager …" is the sample\'s',
  );
  for (const picture of ['pages/portrait.svg', 'testimonials/tom.svg', 'case-studies/mycelium/stage.webp']) {
    expect(text).toContain(`✗ content/${picture}: came with the template. Put your own there, or delete it.`);
  }
  expect(text).not.toContain('case-studies/wehike/stage.webp'); // Its facts still have their sample mark, so it is reported already.
});

test('OWN-08 sentences of files that never had a mark are known too, the owner’s city in them or not; labels may stay', async () => {
  const text = await ownReportAfter({});
  expect(text).toMatch(/✗ content\/site\.ts:\d+: "Made in Cairns under three eighths …" is the sample's\. Write your own\./);
  expect(text).toMatch(/✗ content\/pages\/not-found\.ts:7 \(and 11, 19\): "The home page, the case studies …" is the sample's\./);
  expect(text).not.toMatch(/content\/(share-cards|carousel|demo|theme)/);
  expect(text).toContain('! content/icon.svg: is the icon of the sample. Draw your own, then run "npm run draw icons".');
});

test('OWN-08 a case study that still shows a hint or a placeholder it began with is never ready, whatever became of its mark', async () => {
  const folder = 'content/case-studies/tide-clock';
  const meta = `${folder}/meta.ts`;
  await newCaseStudy(project, ['--name', 'Tide Clock'], undefined, 'content');
  const own = (words: string) => withoutMark(words).replaceAll('example.com', 'ada.dev');
  const marked = await ownReportAfter({});
  const unmarked = await ownReportAfter({ [meta]: own });
  const renamed = await ownReportAfter({
    [meta]: (words) =>
      own(words)
        .replace("name: 'Tide Clock'", "name: 'Kettle'")
        .replace(/title: '.*'/, "title: 'x'"),
  });
  const broken = await ownReportAfter({ [meta]: own, [`${folder}/body.mdx`]: (words) => words.replace('for whom, and', 'for whom,\nand') });
  const elsewhere = await ownReportAfter({
    'content/pages/home.ts': (words) => withoutMark(words).replace(/intro: .*/, "intro: 'What you did',"),
  });
  rmSync(join(project, folder), { recursive: true });
  expect(marked).toContain(`✗ ${meta}:8: the project, its claims and its links are made up.`);
  expect(unmarked).toMatch(/✗ .*tide-clock\/meta\.ts:\d+ \(and .*\): "the rest of the title, in …" is only a hint\. Write your own\./);
  expect(unmarked).toContain(`✗ ${folder}/stage.webp: is a placeholder. Put a picture of the project there.`);
  expect(renamed).toMatch(/✗ .*tide-clock\/meta\.ts:12 \(and 15, 16, /); // The summary, the description with the old name, and the keywords.
  expect(broken).toMatch(/✗ .*tide-clock\/body\.mdx:3 .*: "Say what the project had to …" is only a hint\./);
  expect(elsewhere).toMatch(/✗ content\/pages\/home\.ts:\d+: "What you did …" is only a hint\./);
});

test('OWN-08 files and names of the sample are known wherever they lie', async () => {
  const put = (from: string, to: string) => {
    mkdirSync(dirname(join(project, to)), { recursive: true });
    cpSync(join(project, from), join(project, to));
    return to;
  };
  const files = [
    put('sample/case-studies/wehike/stage.webp', 'content/public/images/view.webp'),
    put('sample/public/images/Skye_Sampleton_CV.pdf', 'content/public/cv.pdf'),
    put('sample/public/images/cards/home.png', 'content/public/images/cards/home.png'),
  ];
  writeFileSync(join(project, 'content/public/broken.png'), 'no picture'); // It is neither the sample's nor readable: the doctor skips it.
  const text = await ownReportAfter({
    'content/resume.json': (words) => words.replace('"sample": true', '"sample": false'),
    'content/site.ts': (words) => words.replace(/sentence: .*/, "sentence: 'Made for Suncoast Patios',"),
  });
  for (const file of [...files, 'content/public/broken.png']) rmSync(join(project, file));
  for (const file of files) expect(text).toContain(`✗ ${file}: came with the template.`);
  expect(text).toMatch(/✗ content\/resume\.json:\d+ .* is the sample's\./);
  expect(text).toContain('✗ content/site.ts:14: "Made for Suncoast Patios …" is the sample\'s. Write your own.');
});

test('a PDF and a picture that the owner has put there are the owner’s, and need not be drawn', async () => {
  const files = ["content/public/images/Ada_O'Example_CV.pdf", 'content/pages/resume.webp'];
  const picture = readFileSync(join(project, 'content/pages/resume.webp'));
  mkdirSync(join(project, 'content/public/images'), { recursive: true });
  writeFileSync(join(project, files[0] as string), '%PDF-1.7 my own');
  expect(await ownReportAfter({ 'content/resume.json': (words) => words.replace('"sample": true', '"sample": false') })).toContain(
    '✗ content/pages/resume.webp: came with the template.',
  );
  await sharp({ create: { width: 1588, height: 2246, channels: 3, background: '#fff' } })
    .webp()
    .toFile(join(project, files[1] as string));
  const text = await ownReportAfter({});
  writeFileSync(join(project, files[1] as string), picture);
  rmSync(join(project, 'content/public/images'), { recursive: true });
  expect(text).not.toContain('npm run draw resume');
});

test('a stale resume, a date to come, a wrong reading time and a poor description are named', async () => {
  const text = await reportAfter({
    'sample/resume.json': (words) => words.replace('"startDate": "2024"', '"startDate": "2027"'),
    'sample/case-studies/wehike/meta.ts': (words) => words.replace('minutes: 5', 'minutes: 9'),
    'sample/pages/about.ts': (words) => words.replace(/alt: .*/, "alt: 'Picture of me at work',"),
  });
  expect(text).toContain('work 1, startDate is 2027, which is still to come.');
  expect(text).toContain('_CV.pdf (and 3 more): older than the words or the theme, or missing. Run "npm run draw resume".');
  expect(text).toMatch(/! sample\/case-studies\/wehike\/meta\.ts:\d+: minutes says 9, but \d+ words take \d to \d minutes\./);
  expect(text).toContain('portrait, alt begins with what a screen reader says anyway.');
});

test('OWN-03 fields that JSON Resume does not know are named, and so are facts that owner.json states otherwise', async () => {
  const facts = '"name": "Skye S.", "email": "skye@example.com", "url": "https://skye.example.com/",';
  const text = await reportAfter({
    'sample/resume.json': (words) =>
      words
        .replace('"basics": {', `"basics": {\n    ${facts}`)
        .replace('"name": "Freelance",', '"name": "Freelance",\n      "salary": "none of your business",')
        .replace('"meta": {', '"hobbies": [],\n  "meta": { "theme": "even",'),
  });
  const why = 'is no field of JSON Resume. It stays in the JSON file and is shown nowhere else.';
  expect(text).toContain(`! sample/resume.json:11: work 1, salary ${why}`);
  expect(text).toMatch(new RegExp(`! sample/resume\\.json:\\d+: hobbies ${why}`));
  expect(text).toMatch(new RegExp(`! sample/resume\\.json:\\d+: meta, theme ${why}`));
  expect(text).toContain(
    '! sample/resume.json:4: basics, name is "Skye S.", and owner.json says "Skye Sampleton". The JSON file keeps the first, everything else shows the second.',
  );
  expect(text).not.toMatch(/basics, (email|url)/);
  expect(sample.text).toContain('✓ every field of the resume is one of JSON Resume, and owner.json says the same');
});

test('a thirteenth month and a thirtieth of February, which JSON Resume takes, are named', async () => {
  const text = await reportAfter({
    'sample/resume.json': (words) => words.replace('"endDate": "2024"', '"endDate": "2024-13"').replace('"2021"', '"2021-02-30"'),
  });
  expect(text).toContain('✗ sample/resume.json:22: work 2, endDate is 2024-13, which no calendar has. Correct it.');
  expect(text).toMatch(/✗ sample\/resume\.json:\d+: work 3, endDate is 2021-02-30, which no calendar has\. Correct it\./);
});

test('a picture that is too small for dense screens is named with both widths, and so is a cut for phones', async () => {
  for (const name of ['small', 'small-phone'])
    await sharp({ create: { width: 400, height: 300, channels: 3, background: '#888' } })
      .webp()
      .toFile(join(project, `sample/case-studies/wehike/${name}.webp`));
  const text = await reportAfter({
    'sample/case-studies/wehike/meta.ts': (words) => words.replace('card.webp?card', 'small.webp?card'),
    'sample/case-studies/wehike/body.mdx': (words) => words.replace('phone="grid-phone.webp"', 'phone="small-phone.webp"'),
  });
  expect(text).toContain('sample/case-studies/wehike/small.webp: is 400 px wide, dense screens show up to 1496. It will look soft there.');
  expect(text).toContain('sample/case-studies/wehike/small-phone.webp: is 400 px wide, dense screens show up to 1496.');
});

test('content that cannot be built is reported first, and nothing else is checked', async () => {
  const text = await reportAfter({ 'sample/owner.json': (words) => words.replace('"Skye Sampleton"', '""') });
  expect(text).toContain('✗ sample/owner.json:4: name is empty.');
  expect(text).not.toContain('Fine');
});

test('without any finding the site is ready', () => {
  const { text, isReady } = report([{ fine: 'no date lies in the future', findings: [] }]);
  expect(text).toBe('Fine\n  ✓ no date lies in the future\n\nReady to publish.');
  expect(isReady).toBe(true);
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
