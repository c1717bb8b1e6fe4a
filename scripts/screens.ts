// Takes the pictures of README and of the content guide from the built site: npm run build && npm run screens
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { preview } from 'vite';
import { launchChromium } from '../art/drawing/chromium.ts';
import { report } from '../art/drawing/draw.ts';
import { LABELLED, type Label } from '../art/screens/labels.ts';
import { THEME_KEY } from '../src/lib/display-keys.ts';

const FOLDER = 'docs/screens';
const SHOWN_WIDTH = 840; // As wide as GitHub shows a picture.

/** Draws a frame round each part that has a source, with the source's name on it. */
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

const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
const origin = server.resolvedUrls?.local[0] ?? '';
const browser = await launchChromium();

async function open(route: string, mode = 'light'): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [THEME_KEY, mode] as const);
  await page.goto(new URL(route, origin).href, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

async function write(name: string, picture: Buffer): Promise<void> {
  const file = `${FOLDER}/${name}.webp`;
  await sharp(picture).resize({ width: SHOWN_WIDTH }).webp({ quality: 76, effort: 6 }).toFile(file);
  report(file);
}

for (const mode of ['light', 'dark'] as const) {
  const page = await open('/', mode);
  await write(`home-${mode}`, await page.screenshot());
  await page.close();
}
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
await server.close();
