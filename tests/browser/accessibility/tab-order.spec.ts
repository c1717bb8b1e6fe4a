import { expect, type Page, test } from '@playwright/test';
import { open } from '../../support/page/app.ts';
import { startDemos } from '../../support/page/demos.ts';

/** An element that Tab stops at. */
interface Stop {
  name: string;
  /** Its position among all elements, in document order. */
  index: number;
  /** Where it is on the page, in px. */
  box: { left: number; top: number; right: number; bottom: number };
  /** The ARIA carousel pattern puts the controls before the slides in the document, wherever they are on the screen. */
  isSlide: boolean;
  /** The width of its outline, in px. */
  ring: number;
  /** What covers it, or a part of it; empty if all of it is visible. */
  coveredBy: string;
}

for (const { route, width, height } of [
  { route: '/', width: 1024, height: 768 },
  { route: '/wehike', width: 1440, height: 900 },
  { route: '/contact', width: 390, height: 844 },
]) {
  test(`A11Y-06 Tab moves through ${route} in reading order, and the focused element is always visible`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, route);
    await startDemos(page);
    const stops = await tabThrough(page, 'Tab');
    const order = stops.map(({ index }) => index);
    expect.soft(order, 'document order').toEqual(order.toSorted((a, b) => a - b));
    expect.soft(outOfVisualOrder(stops), 'visual order').toEqual([]);
    expect.soft(stops, 'every control is reached').toHaveLength(await reachable(page));
    expect
      .soft(
        stops.filter(({ coveredBy }) => coveredBy),
        'nothing covers the focused element',
      )
      .toEqual([]);
    expect
      .soft(
        stops.filter(({ ring }) => ring < 2),
        'the focus ring is at least 2 px wide',
      )
      .toEqual([]);
    expect.soft(await tabThrough(page, 'Shift+Tab'), 'Shift+Tab goes all the way back').toHaveLength(stops.length);
  });
}

test('A11Y-07 A11Y-10 the skip link is focused first, is visible and large enough, and leads to the main content', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toHaveCSS('clip-path', 'none');
  const { width, height } = (await skip.boundingBox()) as { width: number; height: number };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

/** Presses a key until the focus leaves the page. */
async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < 100) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(currentStop);
    if (!stop || stops.some(({ index }) => index === stop.index)) return stops;
    stops.push(stop);
  }
  throw new Error('100 presses did not reach the end of the page');
}

/** Runs in the page. */
function currentStop(): Stop | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const points = [
    [x, y],
    [x, top + 2],
    [x, bottom - 2],
    [left + 2, y],
    [right - 2, y],
  ] as const;
  const coveredBy = points.map(([px, py]) => document.elementFromPoint(px, py)).filter((found) => !found || !element.contains(found));
  const ringed = element.closest('.hero-image') ?? element; // In the carousel the frame has the outline, not the link.
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(ringed);
  const isVisible = outlineStyle !== 'none' && !/, 0\)$|transparent/.test(outlineColor);
  return {
    name: element.getAttribute('aria-label') ?? element.textContent ?? '',
    index: [...document.querySelectorAll('body *')].indexOf(element),
    box: { left, top: top + scrollY, right, bottom: bottom + scrollY },
    isSlide: element.closest('[aria-roledescription=slide]') !== null,
    ring: isVisible ? Number.parseFloat(outlineWidth) : 0,
    coveredBy: coveredBy.map((cover) => cover?.outerHTML.slice(0, 80) ?? 'the edge of the window').join(', '),
  };
}

/** How many elements the keyboard should reach. */
const reachable = (page: Page) =>
  page
    .locator('a[href], button, summary, select, input:not([type=radio]), :checked[type=radio], [tabindex="0"]')
    .evaluateAll(
      (all) =>
        all.filter(
          (element) =>
            (element as HTMLElement).tabIndex === 0 && element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
        ).length,
    );

/** Elements that are focused before one that is above or left of them on the screen. */
function outOfVisualOrder(stops: Stop[]): string[] {
  return stops.slice(1).flatMap((stop, index) => {
    const before = stops[index] as Stop;
    const isBelow = stop.box.top >= before.box.bottom - 1;
    const isSameRow = stop.box.top < before.box.bottom && stop.box.bottom > before.box.top && stop.box.left >= before.box.left;
    const isNextColumn = stop.box.left >= before.box.right;
    return stop.isSlide || isBelow || isSameRow || isNextColumn ? [] : [`${before.name}, then ${stop.name}`];
  });
}
