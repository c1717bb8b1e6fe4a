import { expect, type Page, test } from '@playwright/test';
import { carousel, holdFiles, idle, nextFrame, open, slides } from '../../support/page/app.ts';
import { holdClock } from '../../support/page/clock.ts';

const CODE = /pointer-follower.*\.js/;
/** How far to the right of the mouse the tooltip is. */
const OFFSET_PX = 22;
const tooltip = (page: Page) => page.locator('.hero-image > .cursor-tooltip, .resume .cursor-tooltip');

/** Moves the mouse to a position on the first picture of the carousel. */
async function moveTo(page: Page, right: number): Promise<number> {
  const box = (await slides(page).first().boundingBox()) as { x: number; y: number };
  await page.mouse.move(box.x + right, box.y + 100);
  return box.x + right;
}

/** The fraction of the distance that a mass of 1 has moved after this time on a spring of stiffness 280 and damping 30. */
function springAfter(ms: number): number {
  const [stiffness, damping, t] = [280, 30, ms / 1000];
  const decay = damping / 2;
  const swing = Math.sqrt(stiffness - decay ** 2);
  return 1 - Math.exp(-decay * t) * (Math.cos(swing * t) + (decay / swing) * Math.sin(swing * t));
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a View Project tooltip follows the mouse on a spring with stiffness 280 and damping 30', {
    tag: ['@§2.25', '@§4.7', '@§9.9'],
  }, async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    await holdClock(page);
    await carousel(page).scrollIntoViewIfNeeded();
    const from = (await moveTo(page, 100)) + OFFSET_PX;
    await expect(tooltip(page)).toBeVisible();
    await expect(tooltip(page)).toHaveText('View Project');
    const positions = await tooltip(page).evaluateHandle((element) => {
      const recorded: { ms: number; x: number }[] = [];
      const start = performance.now();
      new MutationObserver(() => {
        recorded.push({ ms: performance.now() - start, x: new DOMMatrix(element.style.transform).e });
      }).observe(element, { attributeFilter: ['style'] });
      return recorded;
    });
    const target = (await moveTo(page, 500)) + OFFSET_PX;
    await idle(page);
    await page.clock.runFor(1500);
    const errors = (await positions.jsonValue()).map(({ ms, x }) => Math.abs(x - from - (target - from) * springAfter(ms)));
    expect(errors.length).toBeGreaterThan(20);
    expect(Math.max(...errors)).toBeLessThan(2);
  });
});

test('A11Y-14 the tooltip hides when the mouse leaves and on Escape, takes no clicks and is not read aloud', {
  tag: ['@§2.25', '@§4.7'],
}, async ({ page }) => {
  const release = await holdFiles(page, CODE);
  await open(page, '/');
  await carousel(page).scrollIntoViewIfNeeded();
  await test.step('it is not shown if its code loads after the mouse has left', async () => {
    const requested = page.waitForRequest(CODE);
    await moveTo(page, 100);
    await page.mouse.move(2, 2);
    release();
    await page.evaluate((file) => import(file), (await requested).url()); // Waits until the file has loaded and run.
    await idle(page);
    await expect(tooltip(page)).toBeHidden();
  });
  await moveTo(page, 100);
  await expect(tooltip(page)).toBeVisible();
  await expect(tooltip(page)).toHaveCSS('pointer-events', 'none');
  await expect(tooltip(page)).toHaveAttribute('aria-hidden', 'true');
  await page.mouse.move(2, 2);
  await expect(tooltip(page)).toBeHidden();
  await test.step('Escape hides it from the first moment it is seen', async () => {
    const pressed = await tooltip(page).evaluateHandle((element) => {
      const keys: string[] = [];
      const observer = new MutationObserver(() => {
        observer.disconnect();
        dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
        keys.push('Escape');
      });
      observer.observe(element, { attributeFilter: ['data-shown'] });
      return keys;
    });
    await moveTo(page, 300);
    await expect.poll(() => pressed.jsonValue()).toEqual(['Escape']);
    await expect(tooltip(page)).toBeHidden();
  });
});

test('the tooltip stays in the window: it is on the left of the mouse near the right edge, and below the top edge', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await open(page, '/');
  await page.locator('.carousel .hero-image').evaluate((picture) => scrollBy(0, picture.getBoundingClientRect().top));
  await page.mouse.move(900, 20);
  await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
  const { x, width } = (await tooltip(page).boundingBox()) as { x: number; width: number };
  expect(x + width).toBeCloseTo(900 - OFFSET_PX, 0);
});

test('A11Y-05 with reduced motion the Click to download tooltip of the resume follows the mouse without delay, and hides on leave', {
  tag: ['@§2.41', '@§4.8'],
}, async ({ page }) => {
  await open(page, '/resume');
  const box = (await page.locator('.resume-image').boundingBox()) as { x: number; y: number };
  await page.mouse.move(box.x + 60, box.y + 60);
  await expect(tooltip(page)).toBeVisible();
  await expect(tooltip(page)).toHaveText('Click to download');
  // Measured in the event that moves it: with a spring it would not be there yet.
  const offset = await page.locator('.resume-image').evaluate((picture, clientX) => {
    picture.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX }));
    return new DOMMatrix(getComputedStyle(document.querySelector('.cursor-tooltip') as Element).transform).e - clientX;
  }, 320);
  expect(offset).toBe(OFFSET_PX);
  await page.mouse.move(2, 2);
  await expect(tooltip(page)).toBeHidden();
});

test('A11Y-14 on a touch screen there is no tooltip, and its code is not fetched', { tag: ['@phone', '@phone-only'] }, async ({ page }) => {
  const code: string[] = [];
  page.on('request', (request) => CODE.test(request.url()) && code.push(request.url()));
  await open(page, '/');
  const link = slides(page).first().getByRole('link');
  await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
  await link.tap();
  await nextFrame(page);
  await expect(tooltip(page)).toBeHidden();
  expect(code).toEqual([]);
});
