// Takes the screenshots for README and the content guide from the built sites:
// SITE_FOLDER=sample npm run build && npx tsx tests/support/sites/build-sites.ts && npm run generate screens
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { checkContent } from '../../../engine/content/checks/check-content.ts';
import { SAMPLE } from '../../../engine/content/site-folder.ts';
import { cardDrawings } from '../../../engine/drawings/cards/card-drawings.ts';
import { launchChromium } from '../../../engine/drawings/chromium.ts';
import { openDrawing, reportFile } from '../../../engine/drawings/draw.ts';
import { CARD_PX } from '../../../src/lib/card-path.ts';
import { THEME_KEY } from '../../../src/preferences/display-keys.ts';
import { serve } from '../../../tests/support/sites/serve.ts';
import { SITES } from '../../../tests/support/sites/sites.ts';
import { LABELLED, type Label } from './screen-labels.ts';

const FOLDER = 'docs/screens';
const SHOWN_WIDTH = 840; // Pixels; GitHub shows pictures this wide.

/** Draws a frame around each labelled part of the page, with its label. */
function frame(page: Page, labels: Label[]): Promise<void> {
  return page.evaluate((all) => {
    const css = new CSSStyleSheet();
    css.replaceSync(`.guide-frame { position: absolute; border: 3px dashed #b3261e; border-radius: 10px; z-index: 99; pointer-events: none }
      .guide-frame b { position: absolute; top: -3px; right: -3px; transform: translateY(-55%); background: #b3261e; color: #fff; padding: 3px 10px; border-radius: 8px; font: 700 17px/1.35 monospace; white-space: nowrap }
      .guide-frame.narrow b { right: auto; left: -3px }
      .guide-frame.top b { transform: none }
      .site-header { position: relative !important }`);
    document.adoptedStyleSheets.push(css);
    for (const [selector, source] of all) {
      const part = document.querySelector(selector);
      if (!part) throw new Error(`The guide labels "${selector}", which is not on ${location.pathname}.`);
      const { left, top, width, height } = part.getBoundingClientRect();
      const box = Object.assign(document.createElement('div'), { className: 'guide-frame' });
      const shape = { left: left - 6, top: top + scrollY - 6, width: width + 12, height: height + 12 };
      box.classList.toggle('narrow', width < 300);
      box.classList.toggle('top', shape.top < 20);
      for (const [side, size] of Object.entries(shape)) box.style.setProperty(side, `${size}px`);
      box.append(Object.assign(document.createElement('b'), { textContent: source }));
      document.body.append(box);
    }
  }, labels);
}

const sample = await serve(SITES.sample.dist);
const paper = await serve(SITES.paper.dist);
const browser = await launchChromium();

async function open(route: string, mode = 'light', { origin } = sample): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [THEME_KEY, mode] as const);
  await page.goto(new URL(route, origin).href, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

async function write(name: string, picture: Buffer): Promise<void> {
  const file = `${FOLDER}/${name}.webp`;
  await sharp(picture).resize({ width: SHOWN_WIDTH }).webp({ quality: 76, effort: 6 }).toFile(file);
  reportFile(file);
}

async function writeView(name: string, ...[route, mode, host]: Parameters<typeof open>): Promise<void> {
  const page = await open(route, mode, host);
  await write(name, await page.screenshot());
  await page.close();
}

for (const mode of ['light', 'dark']) {
  await writeView(`home-${mode}`, '/', mode);
  await writeView(`paper-${mode}`, '/', mode, paper);
}
await writeView('paper-case-study', '/suncoastpatios', 'light', paper);
const { content } = await checkContent(SITES.paper.project, SAMPLE);
const [card] = cardDrawings(content);
const drawing = await openDrawing(browser, content, card?.html ?? '', { viewport: CARD_PX });
await write('paper-card', await drawing.screenshot());
for (const { route, file, labels, endsAfter = 'body' } of LABELLED) {
  const page = await open(route);
  for (const picture of await page.locator('img:visible').all()) await picture.scrollIntoViewIfNeeded();
  for (const summary of await page.locator('summary').all()) await summary.click();
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForLoadState('networkidle');
  await frame(page, labels);
  const height = await page.locator(endsAfter).evaluate((part) => part.getBoundingClientRect().bottom);
  await write(file, await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width: 1280, height } }));
  await page.close();
}
await browser.close();
await sample.close();
await paper.close();
