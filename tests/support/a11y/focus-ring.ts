import type { Page } from '@playwright/test';
import { contrast, type Rgb } from '../../../engine/theme/contrast.ts';
import { type Picture, wholePicture } from '../page/whole-picture.ts';
import type { Stop } from './tab-walk.ts';

/** How far from the edge of an element its outline may be. */
const REACH_PX = 10;

/**
 * How thick the painted ring of each stop is, in px: the pixels around its edge that differ by 3:1 or more from what is
 * there without the ring, over the length of its edge. A drawn ring need not follow that edge, so all its pixels count. WCAG 2.4.13 asks for 2.
 */
export async function ringThickness(page: Page, stops: Stop[]): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' });
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const thickness = new Map<Stop, number>();
  // Two neighbours get the focus in turn, so that each picture shows one outline, and the skip link covers nothing.
  for (const turn of [0, 1].map((first) => stops.filter((_, place) => place % 2 === first))) {
    const force = (forcedPseudoClasses: string[]) =>
      Promise.all(turn.map(({ index }) => devtools.send('CSS.forcePseudoState', { nodeId: nodeIds[index] ?? 0, forcedPseudoClasses })));
    await force(['focus', 'focus-visible']);
    const ringed = await wholePicture(page);
    const bare = await pictureWithoutRings(page);
    await force([]);
    for (const stop of turn) thickness.set(stop, thicknessOf(stop, ringed, bare));
  }
  return stops.map((stop) => thickness.get(stop) ?? 0);
}

async function pictureWithoutRings(page: Page): Promise<Picture> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { outline: none !important } .garden-chosen { visibility: hidden !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const picture = await wholePicture(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return picture;
}

function thicknessOf({ box: own, drawnRing }: Stop, ringed: Picture, bare: Picture): number {
  const { width, height } = ringed;
  const box = drawnRing ?? own;
  let pixels = 0;
  for (let y = Math.max(Math.floor(box.top) - REACH_PX, 0); y < Math.min(box.bottom + REACH_PX, height); y++) {
    for (let x = Math.max(Math.floor(box.left) - REACH_PX, 0); x < Math.min(box.right + REACH_PX, width); x++) {
      const depth = Math.min(x - box.left, box.right - x, y - box.top, box.bottom - y);
      const at = 3 * (y * width + x);
      if ((drawnRing || depth <= REACH_PX) && contrastAt(ringed.data, bare.data, at) >= 3) pixels++;
    }
  }
  return pixels / (2 * (own.right - own.left + own.bottom - own.top));
}

/** The contrast of the same pixel in two pictures. */
function contrastAt(one: Buffer, other: Buffer, at: number): number {
  const pixel = (pixels: Buffer) => [pixels[at], pixels[at + 1], pixels[at + 2]] as Rgb;
  return contrast(pixel(one), pixel(other));
}
