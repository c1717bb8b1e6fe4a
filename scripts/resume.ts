// Draws the resume from resume.json: the PDF and its picture, and writes it as plain text, JSON Resume and vCard.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { launchChromium } from '../art/drawing/chromium.ts';
import { openDrawing, report } from '../art/drawing/draw.ts';
import { fingerprint, writeRecord } from '../art/drawing/record.ts';
import { resumeFiles } from '../art/resume/resume-files.ts';
import { RESUME_SIZES_PT } from '../art/resume/resume-page.ts';
import { contentToDraw } from '../engine/content/content-to-draw.ts';
import { resumeFolder } from '../engine/documents/resume-downloads.ts';

const A4_PX = { width: 794, height: 1123 };
const IS_RESUME = /_CV\.(pdf|txt|json|vcf)$/;

const content = await contentToDraw(process.cwd());
const folder = resumeFolder(content.folder);
const { html, pdf, picture, texts } = resumeFiles(content);
const browser = await launchChromium();
const page = await openDrawing(browser, html, { viewport: A4_PX, deviceScaleFactor: 2 });
const size = await fitOnePage(page);

mkdirSync(folder, { recursive: true });
const printed = await page.pdf({ format: 'A4', printBackground: true, tagged: true, outline: true });
writeFileSync(pdf, await signed(printed, content.owner.name));
report(pdf, `A4, ${size} pt`);
await sharp(await page.screenshot())
  .webp({ lossless: true, effort: 6 })
  .toFile(picture);
report(picture, `${A4_PX.width * 2}×${A4_PX.height * 2}`);
await browser.close();
for (const [file, text] of Object.entries(texts)) {
  writeFileSync(file, text);
  report(file);
}
const written = [pdf, ...Object.keys(texts)];
for (const old of readdirSync(folder).map((file) => `${folder}/${file}`)) {
  if (IS_RESUME.test(old) && !written.includes(old)) rmSync(old);
}
const source = fingerprint(html);
writeRecord(content, { [pdf]: source, [picture]: source }, (name) => IS_RESUME.test(name) || name === 'pages/resume.webp');

/** Takes the largest type with which everything fits; a resume that is too long is not drawn. */
async function fitOnePage(page: Page): Promise<number> {
  for (const pt of RESUME_SIZES_PT) {
    await page.addStyleTag({ content: `:root { --size: ${pt}pt }` });
    if (await page.evaluate(fits)) return pt;
  }
  console.error('The resume does not fit on one page. Shorten resume.json: two or three points for each position are enough.');
  process.exit(1);
}

/** Runs in the page: whether its last words stay clear of the lower margin. */
function fits(): boolean {
  const { body } = document;
  const end = body.lastElementChild?.getBoundingClientRect().bottom ?? 0;
  return end <= body.clientHeight - Number.parseFloat(getComputedStyle(body).paddingBottom) + 1; // Rounding.
}

/** Names the owner as the author and the creator; the browser cannot, and writes its own name. */
async function signed(printed: Uint8Array, owner: string): Promise<Uint8Array> {
  const document = await PDFDocument.load(printed, { updateMetadata: false });
  document.setAuthor(owner);
  document.setCreator(owner);
  return document.save();
}
