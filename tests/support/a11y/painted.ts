import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, type Rgb } from '../../../engine/theme/contrast.ts';
import { addStyles } from './page-states.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Mark {
  what: string;
  colour: Rgb;
  need: number;
  boxes: Box[];
}

/** A word or an icon: its colour, and its position on the page. */
async function marksOn(page: Page): Promise<Mark[]> {
  const found = [...(await page.evaluate(textsOnPage)), ...(await page.evaluate(iconsOnPage))];
  const width = page.viewportSize()?.width ?? 0;
  return found.flatMap(({ color, what, need, boxes }) => {
    const seen = boxes.filter((box) => box.width > 2 && box.height > 2 && box.x >= 0 && box.x + box.width <= width);
    const [r = 0, g = 0, b = 0, alpha = 1] = color.match(/[\d.]+/g)?.map(Number) ?? [];
    if (alpha < 1) throw new Error(`"${what}" is translucent: its colour depends on what is behind it.`);
    return seen.length > 0 ? [{ what, need, colour: [r, g, b] as Rgb, boxes: seen }] : [];
  });
}

/** Runs in the page. Leaves out the digits of the 404 sign: they are a drawing partly covered by clouds, and the heading says the same. */
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
    found.push({ color, what: text.textContent.trim().slice(0, 40), need: isLarge ? 4.5 : 7, boxes });
  }
  return found;
}

/** Runs in the page. Leaves out the ring around the carousel's button: it only repeats what the icon inside says. */
function iconsOnPage() {
  const icons = [...document.querySelectorAll(':is(a, button, summary, [role=button]) svg:not(.carousel-ring)')];
  return icons
    .filter((icon) => icon.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((icon) => {
      const { x, y, width, height } = icon.getBoundingClientRect();
      const what = `icon of ${icon.closest('[aria-label]')?.getAttribute('aria-label') ?? icon.parentElement?.textContent}`;
      return { color: getComputedStyle(icon).color, what, need: 3, boxes: [{ x: x + scrollX, y: y + scrollY, width, height }] };
    });
}

/** Runs in the page: elements with an opacity. The background shows through them, so the painted colour is not the declared one. */
function sheerParts(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((part) => part.textContent?.trim() || part.closest('a, button, summary, [role=button]'))
    .filter((part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && getComputedStyle(part).opacity !== '1')
    .map((part) => `${part.textContent?.trim().slice(0, 40) || part.outerHTML.slice(0, 60)}: translucent`);
}

/** Makes words and icons transparent, so that a picture shows only their background. */
const BACKGROUND_ONLY = `
  * { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }
  text, tspan { fill: transparent !important }
  :is(a, button, summary, [role=button]) svg { opacity: 0 !important; transition: none !important }`;

/** A share of pixels to ignore: one star behind a letter does not make a word harder to read, a cloud does. */
const STRAY_PIXELS = 0.02;

/** Every word and icon with too little contrast to the pixels behind it; `needOf` may ask for another contrast. */
export async function faintMarks(page: Page, needOf = (_what: string, need: number) => need): Promise<{ faint: string[]; marks: number }> {
  const marks = (await marksOn(page)).map((mark) => ({ ...mark, need: needOf(mark.what, mark.need) }));
  const sheer = await page.evaluate(sheerParts);
  const painted = await wholePicture(page);
  await addStyles(page, BACKGROUND_ONLY);
  const background = await wholePicture(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  const measured = marks.map(({ what, need, colour, boxes }) => {
    const behind = boxes.map((box) => behindStrokes(box)).reduce(merge);
    return { what, need, least: leastContrast(behind, colour) };
  });
  return {
    faint: [
      ...sheer,
      ...measured.filter(({ least, need }) => least < need).map(({ what, least, need }) => `${what}: ${least.toFixed(2)} of ${need}`),
    ],
    marks: marks.length,
  };

  /** How many pixels of each colour are behind the letters in a box. */
  function behindStrokes({ x, y, width, height }: Box): Map<number, number> {
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

/** The contrast of all pixels but the few that are ignored. */
function leastContrast(behind: Map<number, number>, colour: Rgb): number {
  const ratios = [...behind].map(([pixel, count]) => ({
    ratio: contrast(colour, [pixel >> 16, (pixel >> 8) & 255, pixel & 255]),
    count,
  }));
  let stray = STRAY_PIXELS * ratios.reduce((sum, { count }) => sum + count, 0);
  for (const { ratio, count } of ratios.sort((a, b) => a.ratio - b.ratio)) {
    stray -= count;
    if (stray < 0) return ratio;
  }
  return 21;
}

/** Three bytes for each pixel, row by row. */
interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

/** The whole page as painted, one pixel for each px. Much faster than Playwright's screenshot, which compresses more. */
async function wholePicture(page: Page): Promise<Picture> {
  // The session is never detached: that would also end emulated media of the page, such as print.
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
