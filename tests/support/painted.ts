import type { Page } from '@playwright/test';
import { contrast, type Rgb } from '../../engine/theme/ratio.ts';
import { addStyles } from './page-states.ts';
import { wholePicture } from './whole-picture.ts';

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

/** Everything that is read or stands for a control: its colour, and where it stands on the page. */
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

/** Runs in the page. The digits of the 404 sign are a drawing that clouds stand in front of: the heading below says it. */
function textsOnPage() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const [text, element] = [texts.currentNode, texts.currentNode.parentElement as Element];
    if (!text.textContent?.trim() || element.closest('.sr-only, .skip-link, .lost-sign')) continue;
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

/** Runs in the page. The ring around the carousel's button has its own colour; it repeats what the icon inside says. */
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

/** Runs in the page: what an opacity lets the background shine through, so that its colour is not the one that is painted. */
function sheerParts(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((part) => part.textContent?.trim() || part.closest('a, button, summary, [role=button]'))
    .filter((part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && getComputedStyle(part).opacity !== '1')
    .map((part) => `${part.textContent?.trim().slice(0, 40) || part.outerHTML.slice(0, 60)}: translucent`);
}

/** Words and icons away: what is left is what they are painted on. */
const BACKGROUND_ONLY = `
  * { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }
  text, tspan { fill: transparent !important }
  :is(a, button, summary, [role=button]) svg { opacity: 0 !important; transition: none !important }`;

/** A star of the night sky behind one stroke takes nothing from a word; a cloud does. */
const STRAY_PIXELS = 0.02;

/** Every word and icon that stands out too little from the pixels behind its strokes; `needOf` may ask for another contrast. */
export async function faintMarks(page: Page, needOf = (_what: string, need: number) => need): Promise<{ faint: string[]; marks: number }> {
  const marks = (await marksOn(page)).map((mark) => ({ ...mark, need: needOf(mark.what, mark.need) }));
  const sheer = await page.evaluate(sheerParts);
  const painted = await wholePicture(page);
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
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

  /** How many pixels of each colour are behind the strokes in a box. */
  function behindStrokes({ x, y, width, height }: Box): Map<number, number> {
    const counts = new Map<number, number>();
    for (let row = Math.max(0, Math.ceil(y)); row < Math.min(y + height, background.height); row++) {
      for (let column = Math.ceil(x); column < Math.floor(x + width); column++) {
        const at = (row * background.width + column) * 3;
        const pixel = background.data.readUIntBE(at, 3);
        // The system's colours cannot be taken off the words; there the background is flat, and most of what is in the box.
        if (isForced || painted.data.readUIntBE(at, 3) !== pixel) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
      }
    }
    return isForced ? new Map([...counts].sort(([, a], [, b]) => b - a).slice(0, 1)) : counts;
  }
}

function merge(one: Map<number, number>, other: Map<number, number>): Map<number, number> {
  for (const [pixel, count] of other) one.set(pixel, (one.get(pixel) ?? 0) + count);
  return one;
}

/** The contrast that all but a few stray pixels reach. */
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
