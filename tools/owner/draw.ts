// Usage: npm run draw [resume | cards]
//
// Generates files from the content: the resume and the share cards, or only the kind that is named.
import '../help.ts';
import sharp from 'sharp';
import { SHARE_CARD_PX } from '../../engine/app-modules/share-cards.ts';
import { checkContent, contentOrExit, exitWithErrors } from '../../engine/checks/check-content.ts';
import { type Content, type ContentWithResume, hasResume } from '../../engine/content/content.ts';
import {
  fingerprint,
  isGeneratedFrom,
  leftoverFiles,
  problemsInRecord,
  removeFiles,
  reportFile,
  saveUnlessOwners,
} from '../../engine/content/generated-files.ts';
import { folderNote } from '../../engine/content/site-folder.ts';
import { launchChromium } from '../../engine/generate/chromium.ts';
import { openPage } from '../../engine/generate/html-page.ts';
import { RESUME_FILES, resumeFiles } from '../../engine/generate/resume-files.ts';
import { MAX_PAGES, printResume, screenshotFirstPage } from '../../engine/generate/resume-pdf.ts';
import { SHARE_CARD_FILES, shareCardPages } from '../../engine/generate/share-card-html.ts';

const A4_PX = { width: 794, height: 1123 };

/** The resume first: the card of its page shows the picture of it. */
const GENERATORS = { resume: generateResume, cards: generateShareCards };

const names = Object.keys(GENERATORS) as (keyof typeof GENERATORS)[];
const [given] = process.argv.slice(2);
const chosen = names.filter((name) => given === undefined || name === given);
if (chosen.length === 0) {
  console.error(`"${given}" is not one of: ${names.join(', ')}.`);
  process.exit(1);
}
const content = contentOrExit(await checkContent(process.cwd()));
console.log(folderNote(content.folder));
const inRecord = problemsInRecord(content);
if (inRecord.length > 0) exitWithErrors(content.folder, inRecord);
for (const name of chosen) await GENERATORS[name](content);

/** Generates the files of the resume, if the site has one. Those that an earlier run wrote and that are no longer made are deleted. */
async function generateResume(content: Content): Promise<void> {
  const files = hasResume(content) ? await saveResume(content) : [];
  removeFiles(content, leftoverFiles(content, RESUME_FILES, files));
}

/** Saves the resume as a PDF with a picture of its first page, and as JSON Resume. Files of the owner's own are kept. */
async function saveResume(content: ContentWithResume): Promise<string[]> {
  const { html, sourceHash, pdf, picture, json, jsonText } = resumeFiles(content);
  const browser = await launchChromium();
  const page = await openPage(browser, content, html, { viewport: A4_PX, deviceScaleFactor: 2 });
  const printed = await printResume(page);
  const firstPage = await sharp(await screenshotFirstPage(page))
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
  await browser.close();

  const pages = printed.pages === 1 ? '1 page' : `${printed.pages} pages`;
  saveUnlessOwners(content, pdf, sourceHash, printed.pdf, `${pages} in ${printed.pt} pt`);
  saveUnlessOwners(content, picture, sourceHash, firstPage);
  saveUnlessOwners(content, json, fingerprint(jsonText), jsonText);
  if (printed.pages > MAX_PAGES) {
    console.log(
      `The resume takes ${printed.pages} pages in the smallest type. Two or three points for each position in resume.json are enough.`,
    );
  }
  return [pdf, picture, json];
}

/** Generates the share card of every page as a PNG of 1200 × 630 pixels. Unchanged cards and the owner's own are kept, old ones deleted. */
async function generateShareCards(content: Content): Promise<void> {
  const cards = shareCardPages(content);
  const browser = await launchChromium();
  for (const { file, html, sourceHash } of cards) {
    if (isGeneratedFrom(content, file, sourceHash)) {
      reportFile(file, 'unchanged');
      continue;
    }
    const page = await openPage(browser, content, html, { viewport: SHARE_CARD_PX });
    const png = await sharp(await page.screenshot())
      .png({ palette: true, effort: 10 })
      .toBuffer();
    await page.close();
    saveUnlessOwners(content, file, sourceHash, png);
  }
  await browser.close();
  const files = cards.map(({ file }) => file);
  removeFiles(content, leftoverFiles(content, SHARE_CARD_FILES, files));
}
