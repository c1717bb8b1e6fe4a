// Draws the resume from content/resume.json: the PDF under public/images and its picture in content/pages.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { resumePage } from '../art/resume/resume-page.mjs';
import { resumePage as words } from '../content/pages/resume.ts';
import { site } from '../content/site.ts';
import { CHROMIUM } from '../tests/support/chromium.ts';

const font = (family, file, weight) =>
  `@font-face{font-family:${family};src:url(data:font/woff2;base64,${readFileSync(`src/fonts/${file}`).toString('base64')});font-weight:${weight}}`;

const html = resumePage({
  resume: JSON.parse(readFileSync('content/resume.json', 'utf8')),
  site,
  words,
  fonts: font('Display', 'okta-display.woff2', '500 800') + font('Text', 'okta-text.woff2', '400 700'),
  cloud: readFileSync('art/clouds/b.svg', 'utf8'),
});

const browser = await chromium.launch(CHROMIUM);
const page = await browser.newPage({ viewport: { width: 794, height: 1123 }, deviceScaleFactor: 2 });
await page.setContent(html, { waitUntil: 'load' });
await page.evaluate(() => document.fonts.ready);

mkdirSync('public/images', { recursive: true });
for (const old of readdirSync('public/images').filter((file) => file.endsWith('_CV.pdf'))) rmSync(`public/images/${old}`);
const file = `public/images/${site.owner.name.trim().replace(/\s+/g, '_')}_CV.pdf`;
const pdf = await page.pdf({ format: 'A4', printBackground: true, tagged: true, outline: true });
writeFileSync(file, pdf);
console.log(`${file}  ${Math.round(pdf.length / 1024)} kB`);

const picture = await sharp(await page.screenshot())
  .webp({ lossless: true, effort: 6 })
  .toFile('content/pages/resume.webp');
console.log(`content/pages/resume.webp  ${picture.width}×${picture.height}  ${Math.round(picture.size / 1024)} kB`);
await browser.close();
