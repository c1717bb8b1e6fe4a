import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { resumeName } from '../../engine/resume/resume-downloads.ts';
import { flagsOf, NEW_OWNER } from '../support/owners/owners.ts';
import { readPdf } from '../support/pdf.ts';
import { documentsIn, textOf } from '../support/sites/dist.ts';
import { brokenLinks } from '../support/sites/links.ts';
import { buildSite, change, copyProject, run, runProgram, WITHOUT_CHROME } from '../support/sites/project-copy.ts';
import { SITES } from '../support/sites/sites.ts';

const { project, dist } = SITES.newOwner;
const CV = 'content/public/images/佐藤_葵_CV';
/** As long as a name can be. */
const OTHER_NAME = 'Maximiliana Hohenstein-Bergedorf';
const ILLUSTRATION_LEFT_PT = 400; // The left edge of the sun and the cloud on the resume, in points.

const copy = copyProject('new-owner');
const inCopy = (file: string) => join(copy, file);
afterAll(() => rmSync(copy, { recursive: true }));

/** The output of a command that fails. */
const outputOf = (command: Promise<string>) =>
  command.then(
    () => 'It did not fail.',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  );

test('OWN-11 without Chrome a new owner can build a site that shows the resume as text', () => {
  expect(readFileSync(join(project, 'build-output.txt'), 'utf8')).toContain(
    `${CV}.pdf is missing, so the resume page shows text only: run "npm run draw", which needs Chrome, or put your own PDF there.`,
  );
  const page = readFileSync(join(dist, 'resume.html'), 'utf8');
  const { work } = JSON.parse(readFileSync(join(project, 'content/resume.json'), 'utf8'));
  for (const { name, highlights } of work) for (const text of [name, ...highlights]) expect(textOf(page)).toContain(text);
  expect(page).not.toContain('_CV.pdf');
});

test('OWN-11 no page and no data for search engines names a share card that is not generated yet', () => {
  expect(readFileSync(join(dist, 'your-project.html'), 'utf8')).toContain('"@type":"Article"');
  for (const { file, html } of documentsIn(dist)) expect(html, file).not.toContain('/images/cards/');
});

test('OWN-15 a testimonial without a photo has the initials of the person, which screen readers do not read', () => {
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toContain(
    '<span aria-hidden="true" class="testimonial-face testimonial-initials">PF</span>',
  );
});

test('A11Y-03 a single picture is not announced as a carousel', () => {
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).not.toContain('aria-roledescription');
});

test('OWN-04 after the owner has deleted the About page and the links to it, nothing of the site leads to it', () => {
  expect(existsSync(join(dist, 'about.html'))).toBe(false);
  expect(readFileSync(join(dist, 'sitemap.xml'), 'utf8')).not.toContain('/about');
  expect(brokenLinks(dist)).toEqual([]);
});

test('OWN-08 OWN-11 the doctor refuses to publish it, and lists what comes from the sample and what is not generated yet', async () => {
  const output = await outputOf(runProgram(project, 'node', ['tools/owner/doctor.ts'], WITHOUT_CHROME));
  expect(output).toContain(`✗ ${CV}.pdf (and 2 more): missing, or older than the content or the theme.`);
  expect(output).toContain('✗ content/case-studies/your-project/: is the address of the empty project. Rename the folder.');
  expect(output).toMatch(
    /! content\/site\.yaml:\d+: visitCounter runs a script of counter\.test for every visitor, and tells reports\.test each page they open/,
  );
});

test('a build with an error in the content stops with a plain message and no stack trace', async () => {
  change(inCopy('sample/owner.yaml'), 'https://skye.', 'skye.');
  const output = await outputOf(buildSite(copy));
  expect(output).toContain('sample/owner.yaml:12: url "skye.example.com" is not a web address.');
  expect(output).not.toMatch(/\n\s+at /);
  change(inCopy('sample/owner.yaml'), 'url: skye.', 'url: https://skye.');
});

test('npm run preview before the first build prints one plain message', async () => {
  const output = await outputOf(runProgram(copy, 'vite', ['preview', '--logLevel', 'error']));
  expect(output).toContain('There is no built site yet. Run "npm run build" first.');
});

test('OWN-11 with Chrome, npm run setup generates resume and share cards', async () => {
  const output = await run(copy, 'setup', '--yes', ...flagsOf(NEW_OWNER));
  expect(output).toMatch(/Next:\n {2}1\. npm run dev .*\n.*\n.*\n\nRead on in docs\/content\.md/);
  for (const file of [`${CV}.pdf`, 'content/pages/resume.webp', 'content/public/images/cards/your-project.png'])
    expect(existsSync(inCopy(file)), file).toBe(true);
});

test('OWN-12 npm run draw keeps files that the owner has added or changed, and updates and deletes only its own', async () => {
  writeFileSync(inCopy(`${CV}.pdf`), 'My own PDF');
  expect(await run(copy, 'draw', 'resume')).toContain(`${CV}.pdf is your own file, so it stays as it is.`);
  expect(readFileSync(inCopy(`${CV}.pdf`), 'utf8')).toBe('My own PDF');
  expect(existsSync(inCopy(`${CV}.json`))).toBe(true);

  writeFileSync(inCopy('content/pages/resume.webp'), 'Changed by hand');
  change(inCopy('content/owner.yaml'), NEW_OWNER.name, OTHER_NAME);
  await run(copy, 'draw', 'resume');
  expect(readFileSync(inCopy('content/pages/resume.webp'), 'utf8')).toBe('Changed by hand');
  expect(readFileSync(inCopy(`${CV}.pdf`), 'utf8')).toBe('My own PDF');
  expect(existsSync(inCopy(`${CV}.json`)), 'a generated file that nothing needs any more').toBe(false);
});

test('a long name does not overlap the illustration on the resume', async () => {
  const { textRuns } = await readPdf(inCopy(`content/public/images/${resumeName({ name: OTHER_NAME })}.pdf`));
  const nameRuns = textRuns.filter(({ text }) => text.length > 3 && OTHER_NAME.includes(text.trim()));
  expect(nameRuns.length).toBeGreaterThan(0);
  for (const { text, right } of nameRuns) expect(right, text).toBeLessThan(ILLUSTRATION_LEFT_PT);
});
