import type { Page } from '@playwright/test';

/** A rectangle of the page, in px from its start. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** An element that has the focus. */
export interface Stop {
  /** Its role and name, as a screen reader says them. */
  name: string;
  /** Its position among all focusable elements, in the order of the document. */
  index: number;
  box: Box;
  /** Where its ring is drawn, if a drawing shows the focus and not an outline, as on a tile of the garden. */
  drawnRing: Box | undefined;
  /** The W3C's pattern for carousels puts the controls before the pictures in the document, wherever they are on the screen. */
  isSlide: boolean;
  /** The width of the outline that the style sheet gives it while it has the focus, in px; of a drawn ring, Infinity. */
  ring: number;
  /** What hides it, or how far it is outside the window; empty if all of it is visible. */
  hiddenBy: string;
}

/** Presses Tab until the end of the page. */
export async function tabWalk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < 100) {
    await page.keyboard.press('Tab');
    const stop = await currentStop(page);
    if (!stop || stops.some(({ index }) => index === stop.index)) return stops;
    stops.push(stop);
  }
  throw new Error('100 presses did not lead through the page');
}

/** How many elements of the page the keyboard should reach. */
export const reachable = (page: Page) =>
  page.evaluate(
    () =>
      [
        ...document.querySelectorAll('a[href], button, summary, select, input:not([type=radio]), :checked[type=radio], [tabindex="0"]'),
      ].filter(
        (element) =>
          (element as HTMLElement).tabIndex === 0 && element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
      ).length,
  );

async function currentStop(page: Page): Promise<Stop | undefined> {
  const focused = page.locator(':focus');
  const [seen, ring, spoken] = await Promise.all([
    whereFocusIs(page),
    ringOfFocus(page),
    focused.count().then((count) => (count > 0 ? focused.ariaSnapshot() : '')),
  ]);
  if (!seen) return undefined;
  const [line = ''] = spoken.split('\n');
  return { ...seen, ...ring, name: line.replace(/^- '?|'?:?$/g, '').replace(/^text: (.*)/, 'summary "$1"') };
}

const whereFocusIs = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const view = { width: document.documentElement.clientWidth, height: innerHeight };
    const part = {
      left: Math.max(left, 0),
      top: Math.max(top, 0),
      right: Math.min(right, view.width),
      bottom: Math.min(bottom, view.height),
    };
    const [x, y] = [(part.left + part.right) / 2, (part.top + part.bottom) / 2];
    const points = [
      [x, y],
      [x, part.top + 2],
      [x, part.bottom - 2],
      [part.left + 2, y],
      [part.right - 2, y],
    ] as [number, number][];
    const cover = points.map(([px, py]) => document.elementFromPoint(px, py)).find((found) => !found || !element.contains(found));
    const isOut = (bottom - top < view.height && part.bottom - part.top < bottom - top - 1) || right - left - (part.right - part.left) > 1;
    return {
      index: [...document.querySelectorAll('body *')].indexOf(element),
      box: { left, top: top + scrollY, right, bottom: bottom + scrollY },
      isSlide: element.closest('[aria-roledescription=slide]') !== null,
      hiddenBy: isOut ? 'the edge of the window' : cover === undefined ? '' : (cover?.outerHTML.slice(0, 80) ?? 'nothing there'),
    };
  });

/** What the style sheet shows around the element that has the focus. */
const ringOfFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element?.matches(':focus-visible')) return { ring: 0, drawnRing: undefined };
    const drawing = element.querySelector('.garden-chosen');
    if (drawing?.checkVisibility({ visibilityProperty: true })) {
      const { left, top, right, bottom } = drawing.getBoundingClientRect();
      return { ring: Number.POSITIVE_INFINITY, drawnRing: { left, top: top + scrollY, right, bottom: bottom + scrollY } };
    }
    const ringed = element.closest('.stage') ?? element; // In the carousel the frame has the outline, not the picture.
    return { ring: Number.parseFloat(getComputedStyle(ringed).outlineWidth), drawnRing: undefined };
  });

/** Presses Shift and Tab until the start of the page, and returns how many elements had the focus. */
export async function walkBack(page: Page): Promise<number> {
  const seen = new Set<number>();
  while (seen.size < 100) {
    await page.keyboard.press('Shift+Tab');
    const place = await page.evaluate(() => [...document.querySelectorAll('body *')].indexOf(document.activeElement as Element));
    if (place < 0 || seen.has(place)) return seen.size;
    seen.add(place);
  }
  throw new Error('100 presses did not lead back through the page');
}

/** Elements that get the focus before one that is above or left of them on the screen. */
export function againstTheEye(stops: Stop[]): string[] {
  return stops.slice(1).flatMap((stop, index) => {
    const before = stops[index] as Stop;
    const isBelow = stop.box.top >= before.box.bottom - 1;
    const isSameRow = stop.box.top < before.box.bottom && stop.box.bottom > before.box.top && stop.box.left >= before.box.left;
    const isNextColumn = stop.box.left >= before.box.right;
    return stop.isSlide || isBelow || isSameRow || isNextColumn ? [] : [`${before.name}, then ${stop.name}`];
  });
}
