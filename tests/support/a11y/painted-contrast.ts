import type { Page } from '@playwright/test';
import { type Rgb, wcagContrast } from 'culori';
import sharp from 'sharp';
import { addStyles } from './page-states.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A text or an icon: its colour, the contrast it needs, and its position on the page. */
interface Item {
  name: string;
  colour: Rgb;
  need: number;
  boxes: Box[];
}

const asRgb = (r: number, g: number, b: number): Rgb => ({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });

async function textsAndIcons(page: Page): Promise<Item[]> {
  const found = [...(await page.evaluate(textsOnPage)), ...(await page.evaluate(iconsOnPage))];
  const width = page.viewportSize()?.width ?? 0;
  return found.flatMap(({ color, name, need, boxes }) => {
    const visible = boxes.filter((box) => box.width > 2 && box.height > 2 && box.x >= 0 && box.x + box.width <= width);
    const [r = 0, g = 0, b = 0, alpha = 1] = color.match(/[\d.]+/g)?.map(Number) ?? [];
    if (alpha < 1) throw new Error(`"${name}" is translucent: its colour depends on what is behind it.`);
    return visible.length > 0 ? [{ name, need, colour: asRgb(r, g, b), boxes: visible }] : [];
  });
}

/** Runs in the page. Skips the digits of the 404 sign: they are an illustration partly covered by clouds, and the heading says the same. */
function textsOnPage() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const [text, element] = [texts.currentNode, texts.currentNode.parentElement as Element];
    if (!text.textContent?.trim() || element.closest('.sr-only, .skip-link, .not-found-sign')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { color: ink, fill, fontSize, fontWeight } = getComputedStyle(element);
    const color = element instanceof SVGElement ? fill : ink;
    const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].map(({ x, y, width, height }) => ({ x: x + scrollX, y: y + scrollY, width, height }));
    found.push({ color, name: text.textContent.trim().slice(0, 40), need: isLarge ? 4.5 : 7, boxes });
  }
  return found;
}

/** Runs in the page. Skips the ring around the carousel's button: it only repeats what the icon inside says. */
function iconsOnPage() {
  const icons = [...document.querySelectorAll(':is(a, button, summary, [role=button]) svg:not(.carousel-ring)')];
  return icons
    .filter((icon) => icon.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((icon) => {
      const { x, y, width, height } = icon.getBoundingClientRect();
      const name = `icon of ${icon.closest('[aria-label]')?.getAttribute('aria-label') ?? icon.parentElement?.textContent}`;
      return { color: getComputedStyle(icon).color, name, need: 3, boxes: [{ x: x + scrollX, y: y + scrollY, width, height }] };
    });
}

/** Runs in the page: elements with an opacity. The background shows through them, so the painted colour is not the declared one. */
function translucentElements(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.textContent?.trim() || element.closest('a, button, summary, [role=button]'))
    .filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && getComputedStyle(element).opacity !== '1',
    )
    .map((element) => `${element.textContent?.trim().slice(0, 40) || element.outerHTML.slice(0, 60)}: translucent`);
}

/** Makes text and icons transparent, so that a screenshot shows only their background. */
const BACKGROUND_ONLY = `
  * { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }
  text, tspan { fill: transparent !important }
  :is(a, button, summary, [role=button]) svg { opacity: 0 !important; transition: none !important }`;

/** The share of pixels to ignore: one star behind a letter doesn't make a word harder to read, a cloud does. */
const IGNORED_PIXELS = 0.02;

/** Every text and icon with too little contrast to the pixels behind it; `needOf` may require another contrast. */
export async function lowContrast(
  page: Page,
  needOf = (_name: string, need: number) => need,
): Promise<{ problems: string[]; checked: number }> {
  const items = (await textsAndIcons(page)).map((item) => ({ ...item, need: needOf(item.name, item.need) }));
  const translucent = await page.evaluate(translucentElements);
  const painted = await screenshotOf(page);
  await addStyles(page, BACKGROUND_ONLY);
  const background = await screenshotOf(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  const measured = items.map(({ name, need, colour, boxes }) => {
    const behind = boxes.map((box) => pixelsBehind(box)).reduce(merge);
    return { name, need, least: leastContrast(behind, colour) };
  });
  return {
    problems: [
      ...translucent,
      ...measured.filter(({ least, need }) => least < need).map(({ name, least, need }) => `${name}: ${least.toFixed(2)} of ${need}`),
    ],
    checked: items.length,
  };

  /** How many pixels of each colour are behind the letters in a box. */
  function pixelsBehind({ x, y, width, height }: Box): Map<number, number> {
    const counts = new Map<number, number>();
    for (let row = Math.max(0, Math.ceil(y)); row < Math.min(y + height, background.height); row++) {
      for (let column = Math.ceil(x); column < Math.floor(x + width); column++) {
        const at = (row * background.width + column) * 3;
        const pixel = background.data.readUIntBE(at, 3);
        if (painted.data.readUIntBE(at, 3) !== pixel) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
      }
    }
    return counts;
  }
}

function merge(one: Map<number, number>, other: Map<number, number>): Map<number, number> {
  for (const [pixel, count] of other) one.set(pixel, (one.get(pixel) ?? 0) + count);
  return one;
}

/** The lowest contrast among all pixels but the few that are ignored. */
function leastContrast(behind: Map<number, number>, colour: Rgb): number {
  const ratios = [...behind].map(([pixel, count]) => ({
    ratio: wcagContrast(colour, asRgb(pixel >> 16, (pixel >> 8) & 255, pixel & 255)),
    count,
  }));
  let ignored = IGNORED_PIXELS * ratios.reduce((sum, { count }) => sum + count, 0);
  for (const { ratio, count } of ratios.sort((a, b) => a.ratio - b.ratio)) {
    ignored -= count;
    if (ignored < 0) return ratio;
  }
  return 21;
}

/** Three bytes for each pixel, row by row. */
interface Screenshot {
  data: Buffer;
  width: number;
  height: number;
}

/** The whole page as painted, one pixel per CSS pixel. Much faster than Playwright's screenshot, which compresses more. */
async function screenshotOf(page: Page): Promise<Screenshot> {
  // The session is never detached: that would also end the page's emulated media, such as print.
  const devtools = await page.context().newCDPSession(page);
  const { cssContentSize, cssLayoutViewport } = await devtools.send('Page.getLayoutMetrics');
  const clip = { ...cssContentSize, scale: 1 };
  // Only if the page is taller than the window: with this option a screenshot takes more than twice the time.
  const captureBeyondViewport = cssContentSize.height > cssLayoutViewport.clientHeight;
  const shot = await devtools.send('Page.captureScreenshot', { clip, captureBeyondViewport, optimizeForSpeed: true });
  const decoded = sharp(Buffer.from(shot.data, 'base64')).removeAlpha().raw();
  const { data, info } = await decoded.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
