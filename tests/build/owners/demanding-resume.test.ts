import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkContent } from '../../../engine/content/checks/check-content.ts';
import { resumeOutline } from '../../../engine/resume/resume-outline.ts';
import { expectInOrder, wordsIn } from '../../support/owners/resume-words.ts';
import { readPdf } from '../../support/pdf.ts';
import { change, copyProject, run } from '../../support/sites/build-site.ts';

const PT_PER_MM = 72 / 25.4;
const A4_PT = 297 * PT_PER_MM;

const project = copyProject('demanding-resume');
let output: string;
let pdf: Awaited<ReturnType<typeof readPdf>>;

beforeAll(async () => {
  cpSync('tests/fixtures/demanding-owner/resume.json', join(project, 'sample/resume.json'));
  // Long enough that the heading "publications" would fit on the first page, but not the text below it.
  change(join(project, 'sample/resume.json'), 'rain jackets.', `rain jackets.${'\\nAnd rain.'.repeat(6)}`);
  change(join(project, 'sample/owner.json'), 'en-AU', 'sv-SE');
  output = await run(project, 'draw', 'resume');
  pdf = await readPdf(join(project, 'sample/public/images/Skye_Sampleton_CV.pdf'));
});
afterAll(() => rmSync(project, { recursive: true }));

test('OWN-03 a resume with every section takes two A4 pages, which say everything in order and in the language of the site', async () => {
  const { owner, resume, resumePage } = (await checkContent(project)).content;
  const outline = resumeOutline(resume, resumePage, owner.locale);
  expect(output).toContain('2 pages in ');
  expect(pdf.pages).toBe(2);
  expect(pdf.language).toBe('sv-SE');
  expect(outline).toHaveLength(11);
  expectInOrder(pdf.words, [
    owner.name,
    '+46 31 555 01 23',
    ...outline.flatMap(({ heading, entries }) => [heading, ...entries.flatMap(wordsIn)]),
  ]);
  expect(pdf.words).toContain('aug. 2016 to feb. 2021');
  expect(pdf.links).toContain('https://hamnverket.maya.test/');
});

test('OWN-03 no heading is alone at the foot of a page, and each page has its margins', async () => {
  const { resumePage } = (await checkContent(project)).content;
  const headings = Object.values(resumePage.headings);
  expect(pdf.sheets[1]?.words).toMatch(/^Publications /);
  expect(headings.filter((heading) => pdf.sheets.some(({ words }) => words.endsWith(heading)))).toEqual([]);
  for (const { top, foot } of pdf.sheets) {
    expect(top).toBeGreaterThan(15 * PT_PER_MM);
    expect(foot).toBeGreaterThan(13 * PT_PER_MM);
  }
  expect(pdf.sheets[1]?.top).toBeLessThan(20 * PT_PER_MM);
});

test('OWN-03 the picture ends where the first page ends', async () => {
  const { data, info } = await sharp(join(project, 'sample/pages/resume.webp')).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const isPaper = (offset: number) => [0, 1, 2].every((channel) => data[offset + channel] === data[channel]);
  let lowest = data.length - 3;
  while (isPaper(lowest)) lowest -= 3;
  const rowsBelow = info.height - Math.ceil(lowest / (info.width * 3));
  const foot = pdf.sheets[0]?.foot ?? 0;
  expect(Math.abs((rowsBelow / info.height) * A4_PT - foot)).toBeLessThan(4); // The tolerance is for letters that reach below the line.
  expect(foot).toBeGreaterThan(0);
});
