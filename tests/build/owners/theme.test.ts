import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkContent } from '../../../engine/content/checks/check-content.ts';
import { cardDrawings } from '../../../engine/drawings/cards/card-drawings.ts';
import { TEST_CHROMIUM } from '../../../engine/drawings/chromium.ts';
import { examine } from '../../../tools/owner/doctor/doctor.ts';
import { drawnWith } from '../../support/drawn-fonts.ts';
import { readPdf } from '../../support/pdf.ts';
import { buildSite, change, copyProject, run } from '../../support/sites/build-site.ts';
import { DIST, metaOf } from '../../support/sites/dist.ts';
import { serve } from '../../support/sites/serve.ts';

const CV = 'images/Skye_Sampleton_CV.pdf';
const GOLD = { before: '#f7b938', after: '#6fd3a4' };
const TYPE = { before: /fraunces/i, after: /figtree/i };

const project = copyProject('theme');
const dist = join(project, 'dist');
let findingsBefore: string[];
afterAll(() => rmSync(project, { recursive: true }));

/** The findings of the doctor about drawings and colours. */
async function doctorFindings(): Promise<string[]> {
  const checks = await examine(project, new Date('2026-11-15'), 'sample');
  return checks.flatMap(({ errors, warnings }) => [...errors, ...warnings]).filter((text) => /older than|theme\.css/.test(text));
}

/** Marks all cards but one as drawn: one is enough for this test. */
async function onlyTheCardOfHome(): Promise<void> {
  const { content } = await checkContent(project, 'sample');
  const others = cardDrawings(content).filter(({ route }) => route !== '/');
  const recordFile = join(project, 'sample/drawn.json');
  const record = JSON.parse(readFileSync(recordFile, 'utf8'));
  for (const { file, source } of others) record[file.replace('sample/', '')].source = source;
  writeFileSync(recordFile, JSON.stringify(record));
}

beforeAll(async () => {
  const theme = join(project, 'sample/theme.css');
  change(theme, `--gold: ${GOLD.before}`, `--gold: ${GOLD.after}`);
  change(theme, '--sky: #a9daf4', '--sky: #b4e0d8');
  change(theme, '--sky-top: #79c2ee', '--sky-top: #8fd0c8');
  change(theme, '--cream: #fbf4e4', '--cream: #f4f4ee');
  change(theme, '--display-family: Fraunces', '--display-family: Figtree');
  change(theme, /\n {2}--display-axes: .*/, '');
  findingsBefore = await doctorFindings();
  await run(project, 'draw', 'icons');
  await run(project, 'draw', 'resume');
  await onlyTheCardOfHome();
  await run(project, 'draw', 'cards');
  await buildSite({ project, out: 'dist' });
}, 240_000);

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** How far the three channels of a pixel are from a colour. A share card has 256 colours: a few are only near. */
async function distance(file: string, [left, top]: readonly [number, number], colour: string): Promise<number> {
  const seen = await sharp(file).removeAlpha().toColourspace('srgb').extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return Math.max(...channels(colour).map((channel, index) => Math.abs(channel - (seen[index] ?? 255))));
}

test('OWN-07 after a change of the theme the doctor asks to draw everything again, and finds nothing once it is drawn', async () => {
  for (const command of ['resume', 'cards', 'icons']) expect(findingsBefore.join()).toContain(`Run "npm run draw ${command}"`);
  expect(await doctorFindings()).toEqual([]);
});

test.each([
  { what: 'share card', file: 'public/images/cards/home.png', at: [118, 545] },
  { what: 'icon', file: 'public/icons/512.png', at: [357, 155] },
  { what: 'picture of the resume', file: 'pages/resume.webp', at: [1327, 121] },
] as const)('OWN-07 the sun on the $what has the colour of the theme', async ({ file, at }) => {
  expect(await distance(join('sample', file), at, GOLD.before)).toBeLessThan(4);
  expect(await distance(join(project, 'sample', file), at, GOLD.after)).toBeLessThan(4);
});

test('OWN-07 the PDF has the colours of the theme, and its type', async () => {
  const [before, after] = [await readPdf(join(DIST, CV)), await readPdf(join(dist, CV))];
  const names = ({ fonts }: typeof before) => fonts.map(({ name }) => name).join();
  expect([before.fills.has(GOLD.before), after.fills.has(GOLD.before), after.fills.has(GOLD.after)]).toEqual([true, false, true]);
  expect(names(before)).toMatch(TYPE.before);
  expect(names(after)).toMatch(TYPE.after);
  expect(names(after)).not.toMatch(TYPE.before);
});

test('OWN-07 favicon, manifest and the browser’s own bars have the colours of the theme', () => {
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  expect(read('favicon.svg')).toContain(`--gold:${GOLD.after}`);
  expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({ background_color: '#f4f4ee', theme_color: '#b4e0d8' });
  expect(metaOf(read('index.html'), 'theme-color')).toEqual(['#8fd0c8']);
  expect(metaOf(read('about.html'), 'theme-color')).toEqual(['#f4f4ee']);
});

test('OWN-07 pages have the colours of the theme, and its type', async () => {
  const browser = await chromium.launch(TEST_CHROMIUM);
  const seen = async (folder: string) => {
    const host = await serve(folder);
    const page = await browser.newPage();
    await page.goto(host.origin);
    await page.evaluate(() => document.fonts.ready);
    const sun = await page
      .locator('header svg circle')
      .first()
      .evaluate((mark) => getComputedStyle(mark).fill);
    const type = await drawnWith(page, 'h1 span');
    await host.close();
    return { sun, type: type.map(({ familyName }) => familyName).join() };
  };
  const [before, after] = [await seen(DIST), await seen(dist)];
  await browser.close();
  expect([before.sun, after.sun]).toEqual(['rgb(247, 185, 56)', 'rgb(111, 211, 164)']);
  expect(before.type).toMatch(TYPE.before);
  expect(after.type).toMatch(TYPE.after);
});
