import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkContent } from '../../engine/content/check-content.ts';
import { staleFiles } from '../../engine/generate/stale-files.ts';
import { advice } from '../../tools/owner/doctor/advice.ts';
import { altTexts, pictureSizes } from '../../tools/owner/doctor/pictures.ts';
import { dates, resumeFields } from '../../tools/owner/doctor/resume.ts';
import { report, runChecks } from '../../tools/owner/doctor/run-checks.ts';
import { sampleFiles } from '../../tools/owner/doctor/sample-files.ts';
import { samples } from '../../tools/owner/doctor/samples.ts';
import { setUpOwner } from '../../tools/owner/setup/set-up-owner.ts';
import { ContentCopy, withData, withoutSampleMarks } from '../support/owners/content-copy.ts';
import { ADA, flagsOf } from '../support/owners/owners.ts';
import { type CompleteContent, SAMPLE } from '../support/owners/sample.ts';

const TODAY = new Date('2026-11-15');

const copy = new ContentCopy('doctor', 'tools/owner/template');
const { project } = copy;
afterAll(() => copy.remove());
const at = copy.at.bind(copy);

/** The content of an owner right after setup. */
await setUpOwner(project, flagsOf({ ...ADA, from: 'sample' }));
const own = (await checkContent(project, 'content')).content as CompleteContent;

const { owner, home, about, contact, resume } = SAMPLE;
const wehike = 'case-studies/wehike/meta.ts';
const meta = SAMPLE.file(wehike).data as object;

test('OWN-08 everything about the sample owner is reported with file and line, and the site is not ready to publish', async () => {
  const { text, isReady } = report(await runChecks('.', TODAY));
  expect(isReady).toBe(false);
  const marked = [
    `${at('sample/owner.json', '"sample"', '"email"', '"url"', 'https://github', 'https://linkedin')}: name, role, place, e-mail, address and profiles are samples. Write your own, then delete "sample: true".`,
    at('sample/testimonials.ts', 'sample: true', 'website', 'sample: true', 'website'),
    at('sample/technologies.ts', '{ sample: true'),
    'sample/resume.json:',
    at('sample/pages/about.ts', 'sample: true'),
    at(`sample/${wehike}`, 'sample: true'),
  ];
  for (const finding of marked) expect(text).toContain(`✗ ${finding}`);
  expect(text).toMatch(/^Fix before publishing\n/);
  expect(text).toMatch(/Not ready to publish: \d+ to fix\.$/);
  expect(text.match(/✓ /g), 'all other checks find nothing').toHaveLength(10);
});

test('with advice alone, the site is ready to publish', () => {
  const { text, isReady } = report([{ fine: '', errors: [], warnings: ['content/icon.svg: is the icon of the sample.'] }]);
  expect(text).toBe('Worth a look\n  ! content/icon.svg: is the icon of the sample.\n\nReady to publish.');
  expect(isReady).toBe(true);
});

test('OWN-08 every example address is reported with its line, in MDX too, unless it is code or only refers to another file', async () => {
  const addition = `
Write to me@example.org, or look
at example.net and [my notes](https://notes.example/today).

[there]: https://example.com/reference

\`curl https://example.com\` reads \`.env.example\`, my-example.com and www.example.com.au are somebody’s.
`;
  const content = withData({ ...SAMPLE, root: project }, { 'owner.json': { ...owner, sample: undefined } });
  const { errors } = await copy.withChanges({ 'sample/pages/about.mdx': (mdx) => mdx + addition }, () => samples(content));
  expect(errors).toContain(
    `${at('sample/owner.json', '"email"', '"url"', 'https://github', 'https://linkedin')}: "skye@example.com" is at a domain reserved for examples. Write your real address.`,
  );
  const last = readFileSync('sample/pages/about.mdx', 'utf8').split('\n').length;
  expect(errors).toContain(
    `sample/pages/about.mdx:${last + 1} (and ${last + 2}, ${last + 4}): "mailto:me@example.org" is at a domain reserved for examples. Write your real address. Written as code it may stay.`,
  );
});

test('OWN-08 text that is the same as in the sample is reported with file and line even after its mark is deleted', async () => {
  const portrait = { ...own.about.portrait, alt: 'Zoë in a yellow raincoat' };
  const { errors, warnings } = await samples(withoutSampleMarks(withData(own, { 'pages/about.ts': { ...own.about, portrait } })));
  const text = errors.join('\n');
  for (const [place, start] of [
    [at('content/pages/home.ts', 'description'), "Ada O'Example builds intuitive and innovative …"],
    [at('content/pages/about.ts', 'Hair by cumulus'), 'Hair by cumulus, on a humid …'],
    [at('content/pages/about.mdx', '’m Skye'), 'I’m Skye, a software developer in …'],
    [at('content/testimonials.ts', 'Priya', 'Skye asked', 'Tom', 'Every Friday'), 'Priya Fictional, marketing and project manager'],
  ] as const) {
    const finding = errors.find((error) => error.startsWith(place));
    expect(finding, place).toContain(`: "${start}" comes from the sample. Write your own.`);
  }
  expect(text).toMatch(/content\/resume\.json:\d+ .* comes from the sample\./);
  for (const pictures of [
    'pages/portrait.svg',
    'testimonials/priya.svg (and tom.svg)',
    'case-studies/mycelium/growth-1.webp (and growth-2.webp, growth-3.webp, hero.webp, playable-garden)',
  ]) {
    expect(errors).toContain(`content/${pictures}: came with the sample. Put your own there, or delete it.`);
  }
  expect(warnings).toContain('content/icon.svg: is the icon of the sample. Draw your own, then run "npm run draw".');
  expect([...errors, ...warnings].join('\n')).not.toContain('content/theme');
});

test('OWN-08 sentences that anybody could have written may stay, alone or between own ones', async () => {
  const portrait = { ...own.about.portrait, alt: 'Ada in a yellow raincoat', caption: 'Ada at the harbour' };
  const page = { ...own.about, portrait, meta: { ...own.about.meta, description: 'Who I am.' } };
  const description = 'I build boats. Here are the case studies, and an easy way to get in touch.';
  const content = withoutSampleMarks(
    withData(own, {
      'pages/about.ts': page,
      'pages/home.ts': { ...own.home, intro: 'I like boats.', facts: 'Ada. Open to boats.', meta: { ...own.home.meta, description } },
    }),
  );
  const story = () => 'I am Ada. If a page needs a tour, the page is not finished.\n\nThank you for reading this far.\n';
  const { errors, warnings } = await copy.withChanges({ 'content/pages/about.mdx': story }, () => samples(content));
  expect([...errors, ...warnings].filter((text) => /(about\.(ts|mdx)|home\.ts|contact\.ts|not-found\.ts|site\.ts)/.test(text))).toEqual([]);
});

test('OWN-08 files, names and hints of the sample are recognised in any file, but ordinary words are not', async () => {
  const copyFile = (from: string, to: string) => {
    mkdirSync(dirname(join(project, to)), { recursive: true });
    cpSync(join(project, from), join(project, to));
    return to;
  };
  const files = [
    copyFile('sample/case-studies/wehike/hero.webp', 'content/public/images/view.webp'),
    copyFile('sample/public/images/Skye_Sampleton_CV.pdf', 'content/public/cv.pdf'),
    copyFile('sample/public/images/cards/home.png', 'content/public/images/cards/home.png'),
  ];
  const moved = withData(own, {
    'resume.json': { $schema: own.resume.$schema, work: [{ name: 'Freelance' }] },
    'site.ts': { ...own.site, footer: { ...own.site.footer, sentence: 'Made for Suncoast Patios' } },
    'owner.json': { ...own.owner, name: 'Skye Sampleton' },
    'pages/home.ts': { ...own.home, sample: undefined, intro: 'What you did' },
  });
  const { errors } = await samples(moved);
  for (const file of files) rmSync(join(project, file));
  for (const file of files) expect(errors).toContain(`${file}: came with the sample. Put your own there, or delete it.`);
  expect(errors).toContain(`${at('content/site.ts', 'sentence')}: "Made for Suncoast Patios" comes from the sample. Write your own.`);
  expect(errors).toContain(`${at('content/owner.json', '"name"')}: "Skye Sampleton" comes from the sample. Write your own.`);
  expect(errors).toContain(`${at('content/pages/home.ts', 'intro')}: "What you did" is a hint from the template. Write your own.`);
  expect(errors.join('\n')).not.toContain('content/resume.json');
  expect(errors.join('\n')).toContain(`${at('content/pages/about.ts', 'sample: true', 'alt', 'caption')}:`); // The lines that its mark covers.
});

test('a PDF and a picture that the owner has added count as the owner’s, and need not be generated', () => {
  const pdf = "content/public/images/Ada_O'Example_CV.pdf";
  expect(staleFiles(own).join()).toContain(`${pdf} (and 2 more): missing, or older than the content or the theme.`);
  mkdirSync(dirname(join(project, pdf)), { recursive: true });
  const files = [pdf, 'content/public/images/Ada_German_CV.pdf', 'content/pages/resume.webp'].map((file) => join(project, file));
  for (const file of files) writeFileSync(file, 'my own');
  expect(staleFiles(own).join()).not.toContain('npm run draw resume');
  for (const file of files) rmSync(file);
});

test('future dates and invalid dates are reported', () => {
  const [first, second, third] = resume.work ?? [];
  const work = [
    { ...first, startDate: '2027' },
    { ...second, endDate: '2024-13' },
    { ...third, endDate: '2021-02-30' },
  ];
  expect(dates(withData(SAMPLE, { 'resume.json': { ...resume, work } }), TODAY).errors).toEqual([
    `${at('sample/resume.json', '"startDate": "2024"')}: work 1, startDate is 2027, which is in the future. Leave it out if it has not ended.`,
    `${at('sample/resume.json', '"endDate": "2024"')}: work 2, endDate is 2024-13, which is not a valid date. Correct it.`,
    `${at('sample/resume.json', '"endDate": "2021"')}: work 3, endDate is 2021-02-30, which is not a valid date. Correct it.`,
  ]);
});

test('OWN-03 fields unknown to JSON Resume and facts that contradict owner.json are reported', () => {
  const [first, ...others] = resume.work ?? [];
  const changed = {
    ...resume,
    basics: { ...resume.basics, name: 'Skye S.', email: owner.email, url: `${owner.url}/` },
    work: [{ ...first, salary: 'none of your business' }, ...others],
    hobbies: [],
  };
  const why = 'is not a field of JSON Resume. It is kept in the JSON download and shown nowhere else.';
  expect(resumeFields(withData(SAMPLE, { 'resume.json': changed })).warnings).toEqual([
    `${at('sample/resume.json', '{\n      "name": "Freelance"')}: work 1, salary ${why}`,
    `sample/resume.json:1: hobbies ${why}`,
    `${at('sample/resume.json', '"basics"')}: basics, name is "Skye S.", but owner.json says "Skye Sampleton". The JSON download has the first, everything else the second.`,
  ]);
});

test('OWN-08 lengths of titles and descriptions, and repetitions, are warnings, not errors', () => {
  const content = withData(SAMPLE, {
    'owner.json': { ...owner, name: 'Skye Sampleton-Wetherby of Brisbane' },
    'pages/about.ts': { ...about, meta: { ...about.meta, description: 'X' } },
    'pages/contact.ts': { ...contact, meta: { ...contact.meta, description: 'X' } },
    [wehike]: { ...meta, description: 'x'.repeat(161) },
  });
  const { errors, warnings } = advice(content);
  expect(errors).toEqual([]);
  for (const hint of [
    `${at('sample/pages/about.ts', 'description')}: meta, description has 1 character. Search results work best with 70 to 160.`,
    `${at('sample/pages/contact.ts', 'description')}: meta, description is the same as in sample/pages/about.ts. Say what is different about this page.`,
    `${at('sample/case-studies/suncoastpatios/meta.ts', 'name:')}: name makes the title "Suncoast Patios - Skye Sampleton-Wetherby of Brisbane Portfolio": 63 characters, of which search engines show about 60. Shorten it, or the name in sample/owner.json.`,
  ]) {
    expect(warnings).toContain(hint);
  }
  expect(warnings.join('\n')).toContain('description has 161 characters.');
});

test('a site without a profile on another website is told how to add one', () => {
  const withProfiles = (profiles: object[]) => advice(withData(SAMPLE, { 'owner.json': { ...owner, profiles } })).warnings;
  expect(withProfiles([{ name: 'Contact', url: '/contact' }])).toEqual([
    `${at('sample/owner.json', '"profiles"')}: profiles has no link to another website, and visitors look for GitHub and LinkedIn. Run "npm run setup" to add them.`,
  ]);
  expect(withProfiles([{ name: 'GitLab', url: 'https://gitlab.com/ada' }])).toEqual([]);
});

test('a poor alt text and a picture that is too small are reported', async () => {
  const content = withData(SAMPLE, {
    [wehike]: { ...meta, card: { src: 'sample/public/icons/192.png', kind: 'card', dimensions: '' } },
    'pages/about.ts': { ...about, portrait: { ...about.portrait, alt: 'Picture of me at work' } },
    'pages/home.ts': { ...home, alt: 'me.jpg' },
  });
  expect(altTexts(content).warnings).toEqual([
    expect.stringMatching(/: alt "me\.jpg" is a file name\. Say what the picture shows\.$/),
    expect.stringContaining(
      `${at('sample/pages/about.ts', 'alt:')}: portrait, alt says that it is a picture, which screen readers announce anyway.`,
    ),
  ]);
  expect((await pictureSizes(content)).warnings).toContain(
    'sample/public/icons/192.png: is 192 px wide, but high-resolution screens show up to 1496. Use a larger one if you have it.',
  );
});

test('after the resume and the testimonials are deleted, generated files are reported, but no picture that nothing shows any more', async () => {
  const deleted = ['sample/resume.json', 'sample/pages/resume.ts', 'content/testimonials.ts'];
  for (const file of deleted) rmSync(join(project, file));
  const links = { 'sample/site.ts': (text: string) => text.replace(/^.*'\/resume'.*\n/m, '') };
  const { text } = report(await copy.withChanges(links, () => runChecks(project, TODAY, 'sample')));
  const unchanged = sampleFiles(own).join();
  for (const file of deleted) cpSync(file.replace('content', 'sample'), join(project, file));
  for (const message of ['pages/resume.webp: is no longer part of the resume.', 'public/images/cards/resume.png: belongs to no page.'])
    expect(text).toContain(`✗ sample/${message}`);
  expect(text).not.toMatch(/resume\.json|future/);
  expect(unchanged).toContain('portrait.svg');
  expect(unchanged).not.toContain('priya.svg');
});

test('content that cannot be built is reported first, then everything that can be checked without the broken file', async () => {
  const changes = {
    'sample/pages/about.mdx': (mdx: string) => `${mdx}\nSee [nothing](/nope).\n\n![](portrait.svg)\n`,
    'sample/pages/home.ts': (text: string) => text.replace(/ {2}greeting: .*\n/, ''),
    'sample/theme.css': (css: string) => css.replace('--ink-2: #2a3b5a', '--ink-2: #6b7890'),
    'sample/case-studies/wehike/body.mdx': (mdx: string) => `${mdx}\nAn open <tag\n`,
  };
  const { text } = report(await copy.withChanges(changes, () => runChecks(project, TODAY)));
  const findings = text.split('\n').filter((line) => line.startsWith('  ✗'));
  expect(findings.slice(0, 4)).toEqual([
    expect.stringContaining(`${at('sample/pages/home.ts', 'export const home')}: greeting is missing.`),
    expect.stringContaining('links to /nope, but there is no such page.'),
    expect.stringContaining('has no alternative text for portrait.svg: describe'),
    expect.stringMatching(/sample\/case-studies\/wehike\/body\.mdx:\d+: cannot be read\./),
  ]);
  expect(text).toContain(
    `${at('sample/testimonials.ts', 'sample: true', 'website', 'sample: true', 'website')}: the people and their praise are made up.`,
  );
  expect(text).toContain('--ink-2 #6b7890 on --sky #a9daf4 is 2.9:1 in light mode, but needs 7:1');
  expect(text).not.toMatch(/Fine|very short/);
});
