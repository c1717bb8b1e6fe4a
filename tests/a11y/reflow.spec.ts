import { expect, test } from '@playwright/test';
import { addStyles, countStates, openWhole, widen } from '../support/page-states.ts';
import { ALL_PAGES } from '../support/pages.ts';

/** The distances of WCAG 1.4.12, which a reader may set. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Runs in the page: what has to be scrolled sideways, and words that are cut off by the box they stand in. */
function lost(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  const texts = document.createTreeWalker(document.querySelector('#app') as Element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement as Element;
    if (!texts.currentNode.textContent?.trim() || element.closest('.sr-only, .skip-link, .lost-sign, .marquee')) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const box of range.getClientRects()) if (isCut(box, element)) found.push(`cut off: ${texts.currentNode.textContent.slice(0, 60)}`);
  }
  return [...new Set(found)];

  /** Whether a box sticks out of the window, or of a box around it that shows nothing outside itself. Line boxes are taller than letters. */
  function isCut({ left, right, top, bottom }: DOMRect, from: Element): boolean {
    if (left < -1 || right > clientWidth + 1) return true;
    for (let around: Element | null = from; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      if (/hidden|clip/.test(overflowX) && (left < edge.left - 1 || right > edge.right + 1)) return true;
      const middle = (top + bottom) / 2;
      if (/hidden|clip/.test(overflowY) && (middle < edge.top || middle > edge.bottom)) return true;
    }
    return false;
  }
}

/** Runs in the page: boxes that hide what does not fit although they hold words. Two let clouds drift out of themselves; one is a row to scroll. */
function overfull(): string[] {
  return [...document.querySelectorAll('#app *')]
    .filter((box) => /hidden|clip/.test(getComputedStyle(box).overflow) && box.textContent?.trim())
    .filter((box) => box.checkVisibility({ visibilityProperty: true }) && !box.matches('.sr-only, .marquee-view, .hero, .lost'))
    .filter((box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
    .map((box) => `${box.className}: ${box.scrollWidth} × ${box.scrollHeight} in ${box.clientWidth} × ${box.clientHeight}`);
}

/** Runs in the page: pictures that are squeezed out of their shape. */
function squeezed(): string[] {
  return [...document.querySelectorAll<HTMLImageElement>('#app img')]
    .filter((img) => img.checkVisibility() && getComputedStyle(img).objectFit === 'fill')
    .filter(
      (img) =>
        Math.abs((img.offsetWidth / img.offsetHeight) * (Number(img.getAttribute('height')) / Number(img.getAttribute('width'))) - 1) >
        0.03,
    )
    .map((img) => `${img.src}: ${img.offsetWidth} × ${img.offsetHeight}`);
}

for (const { route } of ALL_PAGES) {
  test(`A11Y-11 ${route} at 320 × 256 px, which is 400 % zoom, scrolls in one direction, cuts off no word and squeezes no picture`, async ({
    page,
  }, info) => {
    countStates(info, 'reflow', 1);
    await page.setViewportSize({ width: 320, height: 256 });
    await openWhole(page, route);
    expect(await page.evaluate(lost)).toEqual([]);
    expect(await page.evaluate(overfull)).toEqual([]);
    expect(await page.evaluate(squeezed)).toEqual([]);
  });

  test(`A11Y-11 ${route} with the text spacing of WCAG 1.4.12 loses no word at any width`, async ({ page }, info) => {
    countStates(info, 'reflow', 3);
    await openWhole(page, route);
    await addStyles(page, TEXT_SPACING);
    for (const width of [320, 768, 1440]) {
      await widen(page, width);
      expect.soft(await page.evaluate(lost), `${width} px`).toEqual([]);
      expect.soft(await page.evaluate(overfull), `${width} px`).toEqual([]);
    }
  });
}
