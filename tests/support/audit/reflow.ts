import type { Page } from '@playwright/test';
import { addStyles, finishAnimations, scrollThrough } from '../a11y/page-states.ts';

/** The text spacing that a reader may set, as in WCAG 1.4.12. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Whether the page scrolls sideways, controls outside of the window, and text that is clipped by the window or by a box around it. */
export const clippedText = (page: Page) => page.evaluate(findClippedText);

/** The same with the text spacing of a user stylesheet. */
export async function clippedWithTextSpacing(page: Page): Promise<string[]> {
  await addStyles(page, TEXT_SPACING);
  const found = await clippedText(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return found;
}

/** The same at 400 % zoom in a small window, and pictures that are distorted there. */
export async function clippedAtZoom(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  await page.waitForFunction(() => innerHeight === 256);
  const found = [...(await clippedText(page)), ...(await page.evaluate(distortedPictures))];
  if (size) await page.setViewportSize(size);
  return found;
}

function findClippedText(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  const texts = document.createTreeWalker(document.querySelector('#app') as Element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const [{ textContent }, element] = [texts.currentNode, texts.currentNode.parentElement as Element];
    if (!textContent?.trim() || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    if ([...range.getClientRects()].some((box) => isClipped(box, element))) found.push(`clipped: ${textContent.slice(0, 60)}`);
  }
  for (const control of [...document.querySelectorAll('#app :is(a, button)')].filter(isShown)) {
    const { left, right } = control.getBoundingClientRect();
    if (left < -1 || right > clientWidth + 1) found.push(`outside: ${control.getAttribute('aria-label') ?? control.textContent}`);
  }
  return found;

  function isShown(element: Element): boolean {
    if (element.closest('.skip-link, .not-found-sign, .marquee-row') || isForScreenReaders(element)) return false;
    return element.checkVisibility({ visibilityProperty: true }) && !isInScroller(element);
  }

  /** Whether an element is only for screen readers: it is one pixel in size. */
  function isForScreenReaders(element: Element): boolean {
    return element.clientWidth === 1 && element.clientHeight === 1;
  }

  /** Whether an element is in a block that scrolls on its own, by keyboard too: code, tables, a strip of radio buttons. */
  function isInScroller(from: Element): boolean {
    const block = from.closest<HTMLElement>('[tabindex="0"], [role="radiogroup"]');
    return block !== null && /auto|scroll/.test(getComputedStyle(block).overflowX);
  }

  /**
   * Whether a box sticks out of the window, or of a box around it that hides what is outside. Vertically the middle of the box counts,
   * because line boxes are taller than letters.
   */
  function isClipped({ left, right, top, bottom }: DOMRect, from: Element): boolean {
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

function distortedPictures(): string[] {
  const ratio = (img: HTMLImageElement) => Number(img.getAttribute('width')) / Number(img.getAttribute('height'));
  return [...document.querySelectorAll<HTMLImageElement>('#app img')]
    .filter((img) => img.checkVisibility() && getComputedStyle(img).objectFit === 'fill')
    .filter((img) => Math.abs(img.offsetWidth / img.offsetHeight / ratio(img) - 1) > 0.03)
    .map((img) => `${img.src}: ${img.offsetWidth} × ${img.offsetHeight}`);
}

/** A desktop window at 400 % zoom, a phone, and a phone on its side. */
export const SMALL_WINDOWS = [
  { width: 320, height: 256 },
  { width: 390, height: 664 },
  { width: 667, height: 375 },
];

/** Text that is clipped or still transparent after a visitor has scrolled through the page, such as one whose fade-in never began. */
export async function missingText(page: Page): Promise<string[]> {
  await scrollThrough(page);
  await finishAnimations(page);
  const transparent = await page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, li, dd, button, blockquote')];
    const isTransparent = (element: HTMLElement) => element.checkVisibility() && !element.checkVisibility({ opacityProperty: true });
    return texts.filter(isTransparent).map(({ tagName, innerText }) => `transparent: ${tagName}: ${innerText.slice(0, 40)}`);
  });
  return [...transparent, ...(await clippedText(page))];
}
