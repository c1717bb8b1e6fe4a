import sharp from 'sharp';
import type { Content } from '../../../engine/content/content.ts';
import { launchChromium } from '../../../engine/drawings/chromium.ts';
import { openDrawing, saveDrawing } from '../../../engine/drawings/draw.ts';
import { fingerprint, oldDrawings, removeDrawings } from '../../../engine/drawings/record.ts';
import { drawFirstPage, MAX_PAGES, printResume } from '../../../engine/drawings/resume/draw-resume.ts';
import { RESUME_FILES, resumeFiles } from '../../../engine/drawings/resume/resume-files.ts';

const A4_PX = { width: 794, height: 1123 };

/**
 * Draws the resume as a PDF with a picture of its first page, and writes it as JSON Resume. Files of the owner's
 * own are kept; those that an earlier run wrote and that are no longer made are deleted.
 */
export async function drawResume(content: Content): Promise<void> {
  const { html, source, pdf, picture, json, jsonText } = resumeFiles(content);
  const browser = await launchChromium();
  const page = await openDrawing(browser, content, html, { viewport: A4_PX, deviceScaleFactor: 2 });
  const printed = await printResume(page);
  const firstPage = await sharp(await drawFirstPage(page))
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
  await browser.close();

  const pages = printed.pages === 1 ? '1 page' : `${printed.pages} pages`;
  saveDrawing(content, pdf, source, printed.pdf, `${pages} in ${printed.pt} pt`);
  saveDrawing(content, picture, source, firstPage);
  saveDrawing(content, json, fingerprint(jsonText), jsonText);
  removeDrawings(content, oldDrawings(content, RESUME_FILES, [pdf, picture, json]));
  if (printed.pages > MAX_PAGES) {
    console.log(
      `The resume takes ${printed.pages} pages in the smallest type. Two or three points for each position in resume.json are enough.`,
    );
  }
}
