import type { Page } from '@playwright/test';

/** Words of the greeting that are wider than their line, so that they would break. */
export function brokenNames(page: Page): Promise<(string | null)[]> {
  return page
    .locator('.greeting')
    .evaluate((greeting) =>
      [...greeting.querySelectorAll<HTMLElement>('.greeting-word')]
        .filter((word) => word.offsetWidth > greeting.clientWidth)
        .map((word) => word.textContent),
    );
}

/** Text that is wider than its box, or that sticks out of the window. */
export function spills(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sideways = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
    const texts = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, dd, button, blockquote, strong')].filter(
      (element) => element.checkVisibility() && !element.closest('.marquee, [aria-hidden=true], .sr-only'),
    );
    const clipped = texts.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -1 || right > innerWidth + 1);
    });
    return [...sideways, ...clipped.map((element) => `${element.tagName}: ${element.innerText.slice(0, 40)}`)];
  });
}

/** Words that are broken over two lines. A break at a hyphen is allowed. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.sr-only')) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
        if (new Set(lines).size > 1) found.push(word);
      }
    }
    return found;
  });
}
