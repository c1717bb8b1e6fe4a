import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type CheckedSite, checkContent } from '../../engine/checks/check-content.ts';
import { staleFiles } from '../../engine/generate/stale-files.ts';
import { advice } from '../../tools/owner/doctor/advice.ts';
import { altTexts, pictureSizes } from '../../tools/owner/doctor/pictures.ts';
import { dates, resumeFields } from '../../tools/owner/doctor/resume.ts';
import { report, runChecks } from '../../tools/owner/doctor/run-checks.ts';
import { sampleFiles } from '../../tools/owner/doctor/sample-files.ts';
import { samples } from '../../tools/owner/doctor/samples.ts';
import { setUpOwner } from '../../tools/owner/setup/set-up-owner.ts';
import { ContentCopy, setting, unmarked } from '../support/owners/content-copy.ts';
import { ADA, flagsOf } from '../support/owners/owners.ts';
import { type CompleteContent, readSite, SAMPLE } from '../support/owners/sample.ts';
import { filesIn } from '../support/sites/dist.ts';

const TODAY = new Date('2026-11-15');

const copy = new ContentCopy('doctor', 'tools/owner/template');
const { project } = copy;
afterAll(() => copy.remove());
const at = copy.at.bind(copy);

/** The site of an owner right after setup. */
await setUpOwner(project, flagsOf({ ...ADA, from: 'sample' }));
const ownFiles = filesIn(join(project, 'content')).filter((file) => /\.(json|md|mdx|yaml)$/.test(file));
/** What its owner does first: deletes every mark. */
const WITHOUT_MARKS = Object.fromEntries(
  ownFiles.map((file) => [`content/${file}`, (text: string) => unmarked(text).replace('"sample": true', '')]),
);

/** What a check of the doctor finds in a site after these changes. */
const findIn = <Found>(check: (site: CheckedSite) => Found, changes: Record<string, (text: string) => string>, folder = 'sample') =>
  copy.withChanges(changes, async (root) => check(await checkContent(root, folder)));
const adviceIn = ({ content }: CheckedSite) => advice(content as CompleteContent, TODAY);

const { owner } = SAMPLE;
const WEHIKE = 'sample/case-studies/wehike/facts.yaml';

test('OWN-08 everything about the sample owner is reported with file and line, and the site is not ready to publish', async () => {
  const { text, isReady } = report(await runChecks('.', TODAY));
  expect(isReady).toBe(false);
  const marked = [
    `${at('sample/owner.yaml', 'sample:', 'email:', 'url:', 'https://github', 'https://linkedin')}: name, role, place, e-mail, address and profiles are samples. Write your own, then delete "sample: true".`,
    at('sample/testimonials.yaml', 'sample: true', 'website', 'sample: true', 'website'),
    at('sample/technologies.yaml', '- sample: true'),
    'sample/resume.json:',
    at('sample/pages/about.md', 'sample: true'),
    at(WEHIKE, 'sample: true'),
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

test('OWN-08 every example address is reported with its line, in Markdown too, unless it is code or only refers to another file', async () => {
  const addition = `
Write to me@example.org, or look
at example.net and [my notes](https://notes.example/today).

See [there].

[there]: https://example.com/reference

\`curl https://example.com\` reads \`.env.example\`, my-example.com and www.example.com.au are somebody’s.
`;
  const about = (text: string) => unmarked(text) + addition;
  const { errors } = await findIn(samples, { 'sample/owner.yaml': unmarked, 'sample/pages/about.md': about });
  expect(errors).toContain(
    `${at('sample/owner.yaml', 'email:', 'url:', 'https://github', 'https://linkedin')}: "skye@example.com" is at a domain reserved for examples. Write your real address.`,
  );
  const last = readFileSync('sample/pages/about.md', 'utf8').split('\n').length;
  expect(errors).toContain(
    `sample/pages/about.md:${last + 1} (and ${last + 2}, ${last + 4}): "mailto:me@example.org" is at a domain reserved for examples. Write your real address. Written as code it may stay.`,
  );
});

test('OWN-08 text that is the same as in the sample is reported with file and line even after its mark is deleted and its name is replaced', async () => {
  const withOwnName = (text: string) => text.replace('’m Skye, a software developer in Brisbane', '’m Ada, a software developer in Cairns');
  const about = (text: string) => setting({ 'portrait.alt': 'Zoë in a yellow raincoat' })(unmarked(withOwnName(text)));
  const { errors, warnings } = await findIn(samples, { ...WITHOUT_MARKS, 'content/pages/about.md': about }, 'content');
  const text = errors.join('\n');
  for (const [place, start] of [
    [at('content/pages/home.yaml', 'description:'), '{name} builds intuitive and innovative websites. …'],
    [at('content/pages/about.md', 'Hair by cumulus', 'description:', '’m Skye').slice(0, -1), 'Hair by cumulus, on a humid …'],
    [at('content/testimonials.yaml', 'Priya', 'comment:', 'Tom', 'comment:'), 'Priya Fictional, marketing and project manager'],
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
  expect(warnings).toContain('content/icon.svg: is the icon of the sample. Draw your own.');
  expect([...errors, ...warnings].join('\n')).not.toContain('content/theme');
});

test('OWN-08 sentences that anybody could have written may stay, alone or between own ones', async () => {
  const portrait = { 'portrait.alt': 'Ada in a yellow raincoat', 'portrait.caption': 'Ada at the harbour' };
  const story = 'I am Ada. If a page needs a tour, the page is not finished.\n\nThank you for reading this far.\n';
  const description = 'I build boats. Here are the case studies, and an easy way to get in touch.';
  const changes = {
    ...WITHOUT_MARKS,
    'content/pages/about.md': (text: string) =>
      setting({ ...portrait, 'meta.description': 'Who I am.' })(unmarked(text)).replace(/(?<=\n---\n).*/s, story),
    'content/pages/home.yaml': (text: string) =>
      setting({ intro: 'I like boats.', facts: 'Ada. Open to boats.', 'meta.description': description })(unmarked(text)),
  };
  const { errors, warnings } = await findIn(samples, changes, 'content');
  expect([...errors, ...warnings].filter((text) => /about\.md|(home|contact|not-found|site)\.yaml/.test(text))).toEqual([]);
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
  const moved = {
    'content/resume.json': () => '{ "work": [{ "name": "Freelance" }] }',
    'content/site.yaml': setting({ 'footer.sentence': 'Made for Suncoast Patios' }),
    'content/owner.yaml': setting({ name: 'Skye Sampleton' }),
    'content/pages/home.yaml': (text: string) => setting({ intro: 'What you did' })(unmarked(text)),
  };
  const { errors } = await findIn(samples, moved, 'content');
  for (const file of files) rmSync(join(project, file));
  for (const file of files) expect(errors).toContain(`${file}: came with the sample. Put your own there, or delete it.`);
  expect(errors).toContain(`${at('content/site.yaml', 'sentence')}: "Made for Suncoast Patios" comes from the sample. Write your own.`);
  expect(errors).toContain(`${at('content/owner.yaml', 'name:')}: "Skye Sampleton" comes from the sample. Write your own.`);
  expect(errors).toContain(`${at('content/pages/home.yaml', 'intro')}: "What you did" is a hint from the template. Write your own.`);
  expect(errors.join('\n')).not.toContain('content/resume.json');
  expect(errors.join('\n')).toContain(`${at('content/pages/about.md', 'sample: true', 'alt', 'caption', 'description:').slice(0, -1)},`); // The lines that its mark covers.
});

test('a PDF and a picture that the owner has added count as the owner’s, and need not be generated', () => {
  const own = readSite(project, 'content');
  const pdf = "content/public/images/Ada_O'Example_CV.pdf";
  expect(staleFiles(own).errors.join()).toContain(`${pdf} (and 2 more): missing, or older than the content or the theme.`);
  mkdirSync(dirname(join(project, pdf)), { recursive: true });
  const files = [pdf, 'content/public/images/Ada_German_CV.pdf', 'content/pages/resume.webp'].map((file) => join(project, file));
  for (const file of files) writeFileSync(file, 'my own');
  expect(staleFiles(own).errors.join()).not.toContain('npm run draw resume');
  for (const file of files) rmSync(file);
});

test('future dates and invalid dates are reported', async () => {
  const resume = setting({ 'work.0.startDate': '2027', 'work.1.endDate': '2024-13', 'work.2.endDate': '2021-02-30' });
  const found = await findIn((site) => dates(site, TODAY), { 'sample/resume.json': resume });
  expect(found?.errors).toEqual([
    `${at('sample/resume.json', '"startDate": "2024"')}: work 1, startDate is 2027, which is in the future. Leave it out if it has not ended.`,
    `${at('sample/resume.json', '"endDate": "2024"')}: work 2, endDate is 2024-13, which is not a valid date. Correct it.`,
    `${at('sample/resume.json', '"endDate": "2021"')}: work 3, endDate is 2021-02-30, which is not a valid date. Correct it.`,
  ]);
});

test('OWN-03 fields unknown to JSON Resume and facts that contradict owner.yaml are reported', async () => {
  const basics = `"basics": { "name": "Skye S.", "email": "${owner.email}", "url": "${owner.url}/",`;
  const resume = (text: string) =>
    text
      .replace('"basics": {', basics)
      .replace('"name": "Freelance",', '"name": "Freelance", "salary": "none of your business",')
      .replace('"meta"', '"hobbies": [], "meta"');
  const why = 'is not a field of JSON Resume. It is kept in the JSON download and shown nowhere else.';
  expect((await findIn(resumeFields, { 'sample/resume.json': resume }))?.warnings).toEqual([
    `${at('sample/resume.json', '"name": "Freelance"')}: work 1, salary ${why}`,
    `${at('sample/resume.json', '"meta"')}: hobbies ${why}`,
    `${at('sample/resume.json', '"basics"')}: basics, name is "Skye S.", but owner.yaml says "Skye Sampleton". The JSON download has the first, everything else the second.`,
  ]);
});

test('OWN-08 lengths of titles and descriptions, and repetitions, are warnings, not errors', async () => {
  const { errors, warnings } = await findIn(adviceIn, {
    'sample/owner.yaml': setting({ name: 'Skye Sampleton-Wetherby of Brisbane' }),
    'sample/pages/about.md': setting({ 'meta.description': 'X' }),
    'sample/pages/contact.yaml': setting({ 'meta.description': 'X' }),
    [WEHIKE]: setting({ description: 'x'.repeat(161) }),
  });
  expect(errors).toEqual([]);
  for (const hint of [
    `${at('sample/pages/about.md', 'description')}: meta, description has 1 character. Search results work best with 70 to 160.`,
    `${at('sample/pages/contact.yaml', 'description')}: meta, description is the same as in sample/pages/about.md. Say what is different about this page.`,
    `${at('sample/case-studies/suncoastpatios/facts.yaml', 'name:')}: name makes the title "Suncoast Patios - Skye Sampleton-Wetherby of Brisbane Portfolio": 63 characters, of which search engines show about 60. Shorten it, or the name in sample/owner.yaml.`,
  ]) {
    expect(warnings).toContain(hint);
  }
  expect(warnings.join('\n')).toContain('description has 161 characters.');
});

test('a site without a profile on another website is told how to add one', async () => {
  const withProfiles = async (profiles: object[]) => (await findIn(adviceIn, { 'sample/owner.yaml': setting({ profiles }) })).warnings;
  expect(await withProfiles([{ name: 'Contact', url: '/contact' }])).toEqual([
    `${at('sample/owner.yaml', 'profiles')}: profiles has no link to another website, and visitors look for GitHub and LinkedIn. Run "npm run setup" to add them.`,
  ]);
  expect(await withProfiles([{ name: 'GitLab', url: 'https://gitlab.com/ada' }])).toEqual([]);
});

test('a poor alt text and a picture that is too small are reported', async () => {
  const changes = {
    [WEHIKE]: setting({ card: '../mycelium/growth-1.webp' }),
    'sample/pages/about.md': setting({ 'portrait.alt': 'Picture of me at work' }),
    'sample/pages/home.yaml': setting({ alt: 'me.jpg' }),
  };
  expect((await findIn(altTexts, changes)).warnings).toEqual([
    expect.stringMatching(/: alt "me\.jpg" is a file name\. Say what the picture shows\.$/),
    expect.stringContaining(
      `${at('sample/pages/about.md', 'alt:')}: portrait, alt says that it is a picture, which screen readers announce anyway.`,
    ),
  ]);
  expect((await findIn(pictureSizes, changes)).warnings).toContain(
    'sample/case-studies/mycelium/growth-1.webp: is 600 px wide, but high-resolution screens show up to 1496. Use a larger one if you have it.',
  );
});

test('after the resume and the testimonials are deleted, generated files are reported, but no picture that nothing shows any more', async () => {
  const deleted = ['sample/resume.json', 'sample/pages/resume.yaml', 'content/testimonials.yaml'];
  for (const file of deleted) rmSync(join(project, file));
  const links = { 'sample/site.yaml': (text: string) => text.replace(/.*\n.*to: \/resume\n/, '') };
  const { text } = report(await copy.withChanges(links, () => runChecks(project, TODAY, 'sample')));
  const unchanged = (await findIn(sampleFiles, {}, 'content')).join();
  for (const file of deleted) cpSync(file.replace('content', 'sample'), join(project, file));
  for (const message of ['pages/resume.webp: is no longer part of the resume.', 'public/images/cards/resume.png: belongs to no page.'])
    expect(text).toContain(`✗ sample/${message}`);
  expect(text).not.toMatch(/resume\.json|future/);
  expect(unchanged).toContain('portrait.svg');
  expect(unchanged).not.toContain('priya.svg');
});

test('content that cannot be built is reported first, then everything that can be checked without the broken file', async () => {
  const changes = {
    'sample/pages/about.md': (text: string) => `${text}\nSee [nothing](/nope).\n\n![](portrait.svg)\n`,
    'sample/pages/home.yaml': setting({ greeting: undefined }),
    'sample/site.yaml': setting({ 'footer.sentence': 'Made in {town}' }),
    'sample/theme.css': (css: string) => css.replace('--ink-2: #2a3b5a', '--ink-2: #6b7890'),
    'sample/case-studies/wehike/text.mdx': (mdx: string) => `${mdx}\nAn open <tag\n`,
  };
  const { text } = report(await copy.withChanges(changes, () => runChecks(project, TODAY)));
  const findings = text.split('\n').filter((line) => line.startsWith('  ✗'));
  expect(findings.slice(0, 4)).toEqual([
    expect.stringContaining('sample/pages/home.yaml:1: greeting is missing.'),
    expect.stringContaining('links to /nope, but there is no such page.'),
    expect.stringContaining('has no alternative text for portrait.svg: describe'),
    expect.stringMatching(/sample\/case-studies\/wehike\/text\.mdx:\d+: cannot be read/),
  ]);
  expect(text).toContain(
    `${at('sample/testimonials.yaml', 'sample: true', 'website', 'sample: true', 'website')}: the people and their praise are made up.`,
  );
  expect(text).toContain('--ink-2 #6b7890 on --sky #a9daf4 is 2.9:1 in light mode, but needs 7:1');
  expect(text).toContain(`! ${at('sample/site.yaml', 'sentence')}: footer, sentence contains {town}, which is published as it is.`);
  expect(text).not.toMatch(/Fine|very short/);
});
