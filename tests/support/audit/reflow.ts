import type { Page } from '@playwright/test';

/** The text spacing of WCAG 1.4.12, which a reader may set. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Whether the page scrolls sideways, and words that are cut off by the box around them. */
export const lostWords = async (page: Page) => [...(await page.evaluate(cutOff)), ...(await page.evaluate(overfull))];

/** The same with the text spacing of a reader's own style sheet. */
export async function lostWithWideText(page: Page): Promise<string[]> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, TEXT_SPACING);
  const found = await lostWords(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return found;
}

/** The same at 400 % zoom in a small window, and pictures that are distorted there. */
export async function lostAtZoom(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  await page.waitForFunction(() => innerHeight === 256);
  const found = [...(await lostWords(page)), ...(await page.evaluate(squeezed))];
  if (size) await page.setViewportSize(size);
  return found;
}

function cutOff(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  const texts = document.createTreeWalker(document.querySelector('#app') as Element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement as Element;
    if (!texts.currentNode.textContent?.trim() || element.closest('.skip-link, .lost-sign, .marquee') || isForScreenReaders(element))
      continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    if (isInScroller(element)) continue;
    for (const box of range.getClientRects()) if (isCut(box, element)) found.push(`cut off: ${texts.currentNode.textContent.slice(0, 60)}`);
  }
  return [...new Set(found)];

  /** Whether an element is only for screen readers: it is one pixel in size. */
  function isForScreenReaders({ clientWidth, clientHeight }: Element): boolean {
    return clientWidth === 1 && clientHeight === 1;
  }

  /** Whether an element is in a block with its own scrolling, which the keyboard can use too: code, tables. */
  function isInScroller(from: Element): boolean {
    const block = from.closest<HTMLElement>('[tabindex="0"]');
    return block !== null && block.tabIndex === 0 && /auto|scroll/.test(getComputedStyle(block).overflowX);
  }

  /**
   * Whether a box sticks out of the window, or of a box around it that hides what is outside. Vertically the middle of the box counts,
   * because line boxes are taller than letters.
   */
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

/** Boxes with words that hide what does not fit. Three are meant to: two hide drifting clouds, one is the marquee. */
function overfull(): string[] {
  return [...document.querySelectorAll('#app *')]
    .filter((box) => /hidden|clip/.test(getComputedStyle(box).overflow) && box.textContent?.trim())
    .filter((box) => box.checkVisibility({ visibilityProperty: true }) && !box.matches('.marquee-view, .hero, .lost'))
    .filter((box) => box.clientWidth > 1 || box.clientHeight > 1) // One pixel in size: only for screen readers.
    .filter((box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
    .map((box) => `${box.className}: ${box.scrollWidth} × ${box.scrollHeight} in ${box.clientWidth} × ${box.clientHeight}`);
}

function squeezed(): string[] {
  const shape = (img: HTMLImageElement) => Number(img.getAttribute('width')) / Number(img.getAttribute('height'));
  return [...document.querySelectorAll<HTMLImageElement>('#app img')]
    .filter((img) => img.checkVisibility() && getComputedStyle(img).objectFit === 'fill')
    .filter((img) => Math.abs(img.offsetWidth / img.offsetHeight / shape(img) - 1) > 0.03)
    .map((img) => `${img.src}: ${img.offsetWidth} × ${img.offsetHeight}`);
}
