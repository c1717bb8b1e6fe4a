import type { Page } from '@playwright/test';

/** Where the keyboard stands. */
export interface Stop {
  /** Role and name, as a screen reader would say them. */
  name: string;
  /** Its place among everything that can be reached, in the order of the document. */
  index: number;
  box: { left: number; top: number; right: number; bottom: number };
  /** The pattern of the W3C puts a carousel's controls before its pictures, wherever they are painted. */
  isSlide: boolean;
  /** The ring that the style sheet gives it while it really has focus, in px. */
  ring: number;
  /** What hides it, or how far it is out of the window; empty when all of it can be seen. */
  hiddenBy: string;
}

/** Presses Tab until the page is walked through. */
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

/** How many places of the page the keyboard should reach. */
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
  const [seen, spoken] = await Promise.all([
    whereFocusIs(page),
    focused.count().then((count) => (count > 0 ? focused.ariaSnapshot() : '')),
  ]);
  if (!seen) return undefined;
  const [line = ''] = spoken.split('\n');
  return { ...seen, name: line.replace(/^- '?|'?:?$/g, '').replace(/^text: (.*)/, 'summary "$1"') };
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
    const ringed = element.closest('.stage') ?? element; // The frame of the carousel wears the ring for its picture.
    const isOut = (bottom - top < view.height && part.bottom - part.top < bottom - top - 1) || right - left - (part.right - part.left) > 1;
    return {
      index: [...document.querySelectorAll('*')].indexOf(element),
      box: { left, top: top + scrollY, right, bottom: bottom + scrollY },
      ring: element.matches(':focus-visible') ? Number.parseFloat(getComputedStyle(ringed).outlineWidth) : 0,
      isSlide: element.closest('[aria-roledescription=slide]') !== null,
      hiddenBy: isOut ? 'the edge of the window' : cover === undefined ? '' : (cover?.outerHTML.slice(0, 80) ?? 'nothing there'),
    };
  });

/** Presses Shift and Tab until the page is walked back through: how many places that led to. */
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

/** Stops that come before the one above or left of them on the screen. */
export function againstTheEye(stops: Stop[]): string[] {
  return stops.slice(1).flatMap((stop, index) => {
    const before = stops[index] as Stop;
    const isBelow = stop.box.top >= before.box.bottom - 1;
    const isSameRow = stop.box.top < before.box.bottom && stop.box.bottom > before.box.top && stop.box.left >= before.box.left;
    const isNextColumn = stop.box.left >= before.box.right;
    return stop.isSlide || isBelow || isSameRow || isNextColumn ? [] : [`${before.name}, then ${stop.name}`];
  });
}
