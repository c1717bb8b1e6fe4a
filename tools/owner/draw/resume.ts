import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Content } from '../../../engine/content/content.ts';
import { resumeFolder } from '../../../engine/documents/resume-downloads.ts';
import { launchChromium } from '../../../engine/drawings/chromium.ts';
import { openDrawing } from '../../../engine/drawings/draw.ts';
import { writeRecord } from '../../../engine/drawings/record.ts';
import { drawFirstPage, MAX_PAGES, printResume, withAuthor } from '../../../engine/drawings/resume/draw-resume.ts';
import { resumeFiles } from '../../../engine/drawings/resume/resume-files.ts';
import { reportProgress } from '../../../engine/progress.ts';

const A4_PX = { width: 794, height: 1123 };
const IS_RESUME = /_CV\.(pdf|txt|json|vcf)$/;

/** Draws the resume as a PDF with a picture of its first page, and writes it as plain text, JSON Resume and vCard. */
export async function drawResume(content: Content): Promise<void> {
  const folder = resumeFolder(content.folder);
  const { html, source, pdf, picture, texts } = resumeFiles(content);
  const progress = reportProgress('Resume', { total: 2 + Object.keys(texts).length });
  const browser = await launchChromium();
  const page = await openDrawing(browser, content, html, { viewport: A4_PX, deviceScaleFactor: 2 });
  progress.start(pdf);
  const printed = await printResume(page);
  const drawn = `drawn, ${printed.pages === 1 ? '1 page' : `${printed.pages} pages`} in ${printed.pt} pt`;

  mkdirSync(folder, { recursive: true });
  writeFileSync(pdf, await withAuthor(printed.pdf, content.owner.name));
  progress.step(pdf, drawn);
  progress.start(picture);
  await sharp(await drawFirstPage(page))
    .webp({ lossless: true, effort: 6 })
    .toFile(picture);
  progress.step(picture, drawn);
  await browser.close();
  for (const [file, text] of Object.entries(texts)) {
    writeFileSync(file, text);
    progress.step(file, 'written');
  }
  progress.end();
  const written = [pdf, ...Object.keys(texts)];
  for (const old of readdirSync(folder).map((file) => `${folder}/${file}`)) {
    if (IS_RESUME.test(old) && !written.includes(old)) rmSync(old);
  }
  writeRecord(content, { [pdf]: source, [picture]: source }, (name) => IS_RESUME.test(name) || name === 'pages/resume.webp');
  if (printed.pages > MAX_PAGES) {
    console.log(
      `The resume takes ${printed.pages} pages in the smallest type. Two or three points for each position in resume.json are enough.`,
    );
  }
}
