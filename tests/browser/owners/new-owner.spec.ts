import { expect, type Page, test } from '@playwright/test';
import { addStyles } from '../../support/a11y/page-states.ts';
import { missingText, SMALL_WINDOWS } from '../../support/audit/reflow.ts';
import { GREETING } from '../../support/owners/owners.ts';
import { open } from '../../support/page/app.ts';
import { SITES, serve } from '../../support/sites/sites.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

let host: Awaited<ReturnType<typeof serve>>;
test.beforeAll(async () => {
  host = await serve(SITES.newOwner.dist);
});
test.afterAll(() => host.close());

/** Without a Japanese font, the boxes in place of the letters are narrower than letters: this makes each as wide as its height. */
async function widenLetters(page: Page): Promise<void> {
  const missing = await page
    .locator('.greeting-letter')
    .first()
    .evaluate((letter) => {
      const { fontSize, letterSpacing } = getComputedStyle(letter);
      return Number.parseFloat(fontSize) - letter.getBoundingClientRect().width + Number.parseFloat(letterSpacing);
    });
  await addStyles(page, `.greeting { letter-spacing: ${missing}px !important }`);
}

/** Holds the greeting when all of its letters have appeared, and returns the lines of the letters and of the plain text. */
const linesOfGreeting = (page: Page) =>
  page.locator('.greeting').evaluate((greeting) => {
    for (const animation of greeting.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = animation.effect?.getTiming().duration === 620 ? 60_000 : 0;
    }
    const text = greeting.querySelector('.greeting-text')?.firstChild as Text;
    const letters = [...greeting.querySelectorAll('.greeting-letter')];
    const inText = letters.map((_, index) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect();
    });
    const inLetters = letters.map((letter) => letter.getBoundingClientRect());
    const linesOf = (boxes: DOMRect[]) => {
      const tops = [...new Set(boxes.map(({ top }) => top))];
      return tops.map((line) => [...text.data].filter((_, index) => boxes[index]?.top === line).join(''));
    };
    return {
      letters: linesOf(inLetters),
      text: linesOf(inText),
      outside: [...inLetters, ...inText].filter(({ left, right }) => left < 0 || right > innerWidth).length,
    };
  });

for (const width of [320, 390, 1440]) {
  test(`OWN-15 a greeting without spaces fits a window of ${width} px, while its letters appear and afterwards`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, host.origin);
    await widenLetters(page);
    const { letters, text, outside } = await linesOfGreeting(page);
    expect(outside, 'letters outside of the window').toBe(0);
    expect(letters.join('')).toBe(GREETING);
    expect(letters, 'nothing moves when the text takes the place of the letters').toEqual(text);
  });
}

test('OWN-15 a name in a script without spaces leaves no text out, with motion', async ({ page }) => {
  for (const size of SMALL_WINDOWS) {
    await page.setViewportSize(size);
    await open(page, host.origin);
    expect.soft(await missingText(page), `${size.width} × ${size.height} px`).toEqual([]);
  }
});
