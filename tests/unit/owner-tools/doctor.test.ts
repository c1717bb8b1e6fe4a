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
    '✗ sample/owner.json:3 (and 9, 10, 13, 15): name, role, place, e-mail, address and profiles are samples. Write your own, then delete "sample: true".',
  );
  for (const file of [
    'testimonials.ts:8 (and 12, 17, 21)',
    'technologies.ts:13 (and 14, 15, 16, 17, 18, 19, 20)',
    'resume.json:',
    'pages/about.ts:7',
    'case-studies/wehike/meta.ts:8',
  ]) {
    expect(text).toContain(`✗ sample/${file}`);
  }
  expect(text).toMatch(/^Fix before publishing\n/);
  expect(text).toMatch(/Not ready to publish: \d+ to fix\.$/);
});

test('OWN-08 every example address is named with its line, among the words too, but where it is code or only shown', async () => {
  const words = `
Write to me@example.org, or look
at example.net and [my notes](https://notes.example/today).

[there]: https://example.com/reference

\`curl https://example.com\` reads \`.env.example\`, my-example.com and www.example.com.au are somebody’s.
`;
  const text = await reportAfter({
    'sample/owner.json': (json) => json.replace('  "sample": true,\n', ''),
    'sample/pages/about.mdx': (mdx) => mdx + words,
  });
  expect(text).toContain(
    '✗ sample/owner.json:8 (and 9, 12, 14): "skye@example.com" is at a domain reserved for examples. Write your real address.',
  );
  const last = readFileSync('sample/pages/about.mdx', 'utf8').split('\n').length;
  expect(text).toContain(
    `✗ sample/pages/about.mdx:${last + 1} (and ${last + 2}, ${last + 4}): "mailto:me@example.org" is at a domain reserved for examples. Write your real address. Written as code it may stay.`,
  );
  expect(text).not.toContain('sample/share-cards.ts'); // It shows the e-mail address of owner.json.
});

const withoutMark = (words: string) => words.replace(/ *sample: true,\n?/g, '');
/** Every place that a report names: "pages/home.ts:9", "pages/portrait.svg". */
const placesIn = (text: string) =>
  [...text.matchAll(/[✗!] content\/(\S*\/)?([\w-]+\.\w+|[\w-]+\/)(?::(\d+))?(?: \(and ([^)]*)\))?: /g)].flatMap(
    ([, folder = '', file, line, others]) =>
      line
        ? [line, ...(others?.split(', ') ?? [])].map((number) => `${folder}${file}:${number}`)
        : [file, ...(others?.split(', ') ?? [])].map((name) => `${folder}${name}`),
  );

test('OWN-08 what a mark covers is listed while it is there, so that deleting it brings nothing new', async () => {
  const marks = ['pages/home.ts', 'pages/about.ts', 'testimonials.ts', 'technologies.ts', 'case-studies/wehike/meta.ts'];
  const before = await ownReportAfter({});
  const keepLines = (words: string) => words.replace(/sample: true,?/g, '');
  const after = await ownReportAfter({
    ...Object.fromEntries(marks.map((file) => [`content/${file}`, keepLines])),
    'content/resume.json': (words) => words.replace('"sample": true', ''),
  });
  expect(before).toContain('pages/about.ts:7 (and 11, 12, 14, 18): the portrait and the story are samples.');
  expect(after).toMatch(/content\/pages\/about\.ts:\d+ \(and .*\): "Illustrated portrait of Skye with round …" comes from the sample\./);
  const known = new Set(placesIn(before));
  expect(placesIn(after).length).toBeGreaterThan(100);
  expect(placesIn(after).filter((place) => !known.has(place))).toEqual([]);
});

test('OWN-08 what is the same as in the sample is named with file and line once its mark is deleted', async () => {
  const text = await ownReportAfter({
    'content/pages/home.ts': withoutMark,
    'content/pages/about.ts': (words) => withoutMark(words).replace(/alt: '.*'/, "alt: 'Zoë in a yellow raincoat'"),
    'content/testimonials.ts': (words) => withoutMark(words).replaceAll('example.com', 'zoe.test'),
    'content/case-studies/mycelium/meta.ts': (words) => withoutMark(words).replaceAll('example.com', 'zoe.test'),
  });
  expect(text).toMatch(
    /✗ content\/pages\/home\.ts:8 \(and 12\): "Ada O'Example builds intuitive and innovative …" comes from the sample\. Write your own\./,
  );
  expect(text).toMatch(/✗ content\/pages\/about\.ts:\d+ .*"Hair by cumulus, on a humid …" comes from the sample\. Write your own\./);
  expect(text).toMatch(/✗ content\/pages\/about\.mdx:1 \(and 3, .*\): "I’m Skye, a software developer in …" comes from the sample\./);
  expect(text).toContain(
    '✗ content/testimonials.ts:10 (and 13, 18, 21): "Priya Fictional, marketing and project manager" comes from the sample.',
  );
  for (const pictures of [
    'pages/portrait.svg',
    'testimonials/priya.svg (and tom.svg)',
    'case-studies/mycelium/card.webp (and growth-1.webp, growth-2.webp, growth-3.webp, stage.webp, playable-garden)',
  ]) {
    expect(text).toContain(`✗ content/${pictures}: came with the template. Put your own there, or delete it.`);
  }
});

test('OWN-08 sentences that suit any owner are only mentioned, the owner’s city in them or not; labels are not', async () => {
  const text = await ownReportAfter({});
  for (const words of [
    'site.ts:14: "Made in Cairns under three eighths …"',
    'pages/contact.ts:8: "One click copies the e-mail address, …"',
    'pages/resume.ts:8 (and 13): "experience, projects, skills and education on …"',
    'pages/not-found.ts:7 (and 11, 19): "The home page, the case studies …"',
  ]) {
    expect(text).toContain(`! content/${words} comes from the sample. You may keep it.`);
  }
  expect(text).not.toMatch(/content\/(share-cards|carousel|theme)/);
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
  expect(marked).toMatch(/✗ .*tide-clock\/meta\.ts:8 \(and .*\): the project, its claims and its links are made up\./);
  expect(unmarked).toMatch(
    /✗ .*tide-clock\/meta\.ts:\d+ \(and .*\): "the rest of the title, in …" is a hint from the template\. Write your own\./,
  );
  expect(unmarked).toContain(`✗ ${folder}/card.webp (and stage.webp): is a placeholder. Put a picture of the project there.`);
  expect(renamed).toMatch(/✗ .*tide-clock\/meta\.ts:12 \(and 15, 16, /); // The summary, the description with the old name, and the keywords.
  expect(broken).toMatch(/✗ .*tide-clock\/body\.mdx:3 .*: "Say what the project had to …" is a hint from the template\./);
  expect(elsewhere).toMatch(/✗ content\/pages\/home\.ts:\d+: "What you did" is a hint from the template\./);
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
    'content/owner.json': (words) => words.replace(ADA.name, 'Skye Sampleton'),
  });
  for (const file of [...files, 'content/public/broken.png']) rmSync(join(project, file));
  for (const file of files) expect(text).toContain(`✗ ${file}: came with the template.`);
  expect(text).toMatch(/✗ content\/resume\.json:\d+ .* comes from the sample\./);
  expect(text).toContain('✗ content/site.ts:14: "Made for Suncoast Patios" comes from the sample. Write your own.');
  expect(text).toContain('✗ content/owner.json:3: "Skye Sampleton" comes from the sample. Write your own.');
});

test('OWN-08 a word that anybody may use is no name of the sample', async () => {
  const text = await ownReportAfter({ 'content/resume.json': () => '{ "work": [{ "name": "Freelance" }] }' });
  expect(text).not.toContain('content/resume.json');
});

test('a PDF and a picture that the owner has put there are the owner’s, and need not be drawn', async () => {
  const [pdf, picture] = ["content/public/images/Ada_O'Example_CV.pdf", 'content/pages/resume.webp'].map((file) => join(project, file)) as [
    string,
    string,
  ];
  expect(await ownReportAfter({})).toContain(
    "✗ content/public/images/Ada_O'Example_CV.pdf (and 2 more): missing, or older than the content or the theme.",
  );
  mkdirSync(join(project, 'content/public/images'), { recursive: true });
  writeFileSync(pdf, '%PDF-1.7 my own');
  writeFileSync(join(project, 'content/public/images/Ada_German_CV.pdf'), '%PDF-1.7 another of my own');
  await sharp({ create: { width: 1588, height: 2246, channels: 3, background: '#fff' } })
    .webp()
    .toFile(picture);
  const text = await ownReportAfter({});
  for (const file of [picture, join(project, 'content/public/images')]) rmSync(file, { recursive: true });
  expect(text).not.toContain('npm run draw resume');
});

test('a stale resume, a date to come, a wrong reading time and a poor description are named', async () => {
  const text = await reportAfter({
    'sample/resume.json': (words) => words.replace('"startDate": "2024"', '"startDate": "2027"'),
    'sample/case-studies/wehike/meta.ts': (words) => words.replace('minutes: 5', 'minutes: 9'),
    'sample/pages/about.ts': (words) => words.replace(/alt: .*/, "alt: 'Picture of me at work',"),
  });
  expect(text).toContain('work 1, startDate is 2027, which is in the future.');
  expect(text).toContain('_CV.pdf (and 2 more): missing, or older than the content or the theme. Run "npm run draw resume"');
  expect(text).toMatch(/! sample\/case-studies\/wehike\/meta\.ts:\d+: minutes is 9, but \d+ words take \d to \d minutes to read\./);
  expect(text).toContain('portrait, alt says that it is a picture, which screen readers announce anyway.');
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
  const why = 'is not a field of JSON Resume. It is kept in the JSON download and shown nowhere else.';
  expect(text).toContain(`! sample/resume.json:11: work 1, salary ${why}`);
  expect(text).toMatch(new RegExp(`! sample/resume\\.json:\\d+: hobbies ${why}`));
  expect(text).toMatch(new RegExp(`! sample/resume\\.json:\\d+: meta, theme ${why}`));
  expect(text).toContain(
    '! sample/resume.json:4: basics, name is "Skye S.", but owner.json says "Skye Sampleton". The JSON download has the first, everything else the second.',
  );
  expect(text).not.toMatch(/basics, (email|url)/);
  expect(sample.text).toContain('✓ every field of the resume is known to JSON Resume, and agrees with owner.json');
});

test('a thirteenth month and a thirtieth of February, which JSON Resume takes, are named', async () => {
  const text = await reportAfter({
    'sample/resume.json': (words) => words.replace('"endDate": "2024"', '"endDate": "2024-13"').replace('"2021"', '"2021-02-30"'),
  });
  expect(text).toContain('✗ sample/resume.json:22: work 2, endDate is 2024-13, which is not a valid date. Correct it.');
  expect(text).toMatch(/✗ sample\/resume\.json:\d+: work 3, endDate is 2021-02-30, which is not a valid date\. Correct it\./);
});

test('a picture that is too small for high-resolution screens is named with both widths, and so is a cut for phones', async () => {
  for (const name of ['small', 'small-phone'])
    await sharp({ create: { width: 400, height: 300, channels: 3, background: '#888' } })
      .webp()
      .toFile(join(project, `sample/case-studies/wehike/${name}.webp`));
  const text = await reportAfter({
    'sample/case-studies/wehike/meta.ts': (words) => words.replace('card.webp?card', 'small.webp?card'),
    'sample/case-studies/wehike/body.mdx': (words) => words.replace('phone="grid-phone.webp"', 'phone="small-phone.webp"'),
  });
  for (const name of ['small', 'small-phone'])
    expect(text).toContain(`! sample/case-studies/wehike/${name}.webp: is 400 px wide, but high-resolution screens show up to 1496.`);
});

test('content that cannot be built is reported first, then all that can be found without the file that is wrong', async () => {
  const text = await reportAfter({
    'sample/pages/about.mdx': (words) => `${words}\nSee https://example.org/about and [nothing](/nope).\n`,
    'sample/pages/home.ts': (words) => words.replace(/ {2}greeting: .*\n/, ''),
    'sample/resume.json': (words) => words.replace('"startDate": "2024"', '"startDate": "2027"'),
    'sample/testimonials.ts': (words) => words.replace('tom.svg', 'tim.svg'),
    'sample/theme.css': (css) => css.replace('--ink-2: #2a3b5a', '--ink-2: #6b7890'),
    'sample/case-studies/wehike/body.mdx': (words) => `${words}\nAn open <tag\n`,
  });
  const findings = text.split('\n').filter((line) => line.startsWith('  ✗'));
  expect(findings.slice(0, 4)).toEqual([
    expect.stringContaining('sample/pages/home.ts:5: greeting is missing.'),
    expect.stringContaining('sample/testimonials.ts:19: testimonial 2, img has no picture at'),
    expect.stringContaining('leads to /nope, but there is no such page.'),
    expect.stringMatching(/sample\/case-studies\/wehike\/body\.mdx:\d+: cannot be read\./),
  ]);
  for (const other of [
    'sample/testimonials.ts:8 (and 12, 17, 21): the people and their praise are made up.',
    '"https://example.org/about" is at a domain reserved for examples.',
    '--ink-2 #6b7890 on --sky #a9daf4 is 2.9:1 in light mode, and needs 7:1',
    'work 1, startDate is 2027, which is in the future.',
  ]) {
    expect(text).toContain(other);
  }
  expect(text).not.toContain('Fine');
});

test('a file that cannot be read leaves little to check, and nothing is called fine', async () => {
  const text = await reportAfter({ 'sample/owner.json': (words) => words.replace('"name"', 'name') });
  expect(text).toMatch(/^Fix before publishing\n {2}✗ sample\/owner\.json:4: cannot be read as JSON\./);
  expect(text).not.toContain('Fine');
});

test('OWN-08 lengths of titles and descriptions, repetitions and spaces are worth a look, and nothing to fix', async () => {
  const text = await reportAfter({
    'sample/owner.json': (words) => words.replace('"Skye Sampleton"', '"Skye Sampleton-Wetherby of Brisbane"').replace('"Skye"', '"Skye "'),
    'sample/pages/about.ts': (words) => words.replace(/description: .*/, "description: 'X',"),
    'sample/pages/contact.ts': (words) => words.replace(/description: .*/, "description: 'X',"),
    'sample/case-studies/wehike/meta.ts': (words) =>
      words.replace('order: 2', 'order: 1').replace(/description:\s.*/, `description: '${'x'.repeat(161)}',`),
  });
  const hints = text.slice(text.indexOf('Worth a look'));
  for (const hint of [
    'sample/pages/about.ts:18: meta, description has 1 character. Search results work best with 70 to 160.',
    'sample/pages/contact.ts:8: meta, description is the same as in sample/pages/about.ts. Say what is different about this page.',
    'sample/case-studies/suncoastpatios/meta.ts:15: name makes the title "Suncoast Patios - Skye Sampleton-Wetherby of Brisbane Portfolio": 63 characters, of which search engines show about 60. Shorten it, or the name in sample/owner.json.',
    'sample/case-studies/wehike/meta.ts:9: order is 1, the same as in sample/case-studies/suncoastpatios/meta.ts.',
    'sample/owner.json:5: firstName begins or ends with a space. Delete it.',
  ]) {
    expect(hints).toContain(`! ${hint}`);
  }
  expect(hints).toMatch(/! sample\/case-studies\/wehike\/meta\.ts:\d+: description has 161 characters\./);
  expect(sample.text).toContain('✓ titles and descriptions have a good length, and each is there once');
});

test('without any finding the site is ready', () => {
  const { text, isReady } = report([{ fine: 'no date is in the future', errors: [], warnings: [] }]);
  expect(text).toBe('Fine\n  ✓ no date is in the future\n\nReady to publish.');
  expect(isReady).toBe(true);
});
