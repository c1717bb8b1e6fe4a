import { expect, type Page, test } from '@playwright/test';
import { holdFiles, idle, open } from '../../../support/page/app.ts';
import { carousel, control, noteTurns, slides } from '../../../support/page/carousel.ts';
import { holdClock, letPass } from '../../../support/page/clock.ts';
import { expectToLeadTo } from '../../../support/page/navigation.ts';
import { springAfter } from '../../../support/page/spring.ts';

const tooltip = (page: Page) => carousel(page).locator('.cursor-tooltip');

test('a finger turns the carousel by its buttons, and a tap on a picture leads to the top of its case study', {
  tag: ['@phone', '@phone-only'],
}, async ({ page }) => {
  await open(page, '/');
  await control(page, 'Next picture').tap();
  await expect(slides(page).nth(1)).toHaveAttribute('data-current', 'true');
  await expect(carousel(page).getByText('Slide 2 of 2')).toBeVisible();
  await control(page, 'Previous picture').tap();
  await expect(slides(page).nth(0)).toHaveAttribute('data-current', 'true');
  await expectToLeadTo(page, 'a picture', '/suncoastpatios', () => slides(page).first().getByRole('link').tap());
});

test('A11Y-05 with reduced motion the carousel does not turn by itself', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  await holdClock(page);
  await carousel(page).scrollIntoViewIfNeeded();
  // Waits until observers have reported that it is in view.
  await carousel(page).evaluate((element) => new Promise((tell) => new IntersectionObserver(tell).observe(element)));
  await idle(page);
  await letPass(page, 9000);
  await expect(slides(page).first()).toHaveAttribute('data-current', 'true');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the carousel turns every 4000 ms, takes 1500 ms, linear, and loops without end', { tag: ['@§2.22', '@§4.6', '@§9.6'] }, async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/');
    await holdClock(page);
    const turns = await noteTurns(page);
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
    await idle(page);
    const start = await page.evaluate(() => Date.now());
    await letPass(page, 12_000);
    const timings = [
      [1500, 'linear'],
      [1500, 'linear'],
    ];
    expect(await turns.jsonValue()).toEqual([1, 0, 1].map((slide, turn) => ({ at: start + 4000 * (turn + 1), slide, timings })));
  });

  test('A11Y-03 the carousel stops for the pointer, for focus and by its button, and turns again once Play is pressed there; A11Y-04 the chip stops a slide on its way', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/');
    await holdClock(page); // The carousel must not turn by itself between the steps.
    const live = carousel(page).locator('[aria-live]');
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(live).toHaveAttribute('aria-live', 'off');
    await slides(page).first().hover();
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await page.mouse.move(2, 2);
    await expect(live).toHaveAttribute('aria-live', 'off');
    await control(page, 'Pause the carousel').focus();
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await page.keyboard.press('Enter');
    await expect(control(page, 'Play the carousel')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(control(page, 'Previous picture')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(slides(page).nth(1)).toHaveAttribute('data-current', 'true');

    await test.step('it stays stopped while focus is inside, and turns again once Play is pressed there', async () => {
      await control(page, 'Play the carousel').focus();
      await page.keyboard.press('Enter');
      await expect(live).toHaveAttribute('aria-live', 'off');
      await idle(page);
      await letPass(page, 4000);
      await expect(slides(page).nth(0)).toHaveAttribute('data-current', 'true');
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await control(page, 'Next picture').click();
      await page.mouse.move(2, 2);
      await expect(live).toHaveAttribute('aria-live', 'polite');
      await letPass(page, 5000);
      await expect(slides(page).nth(1)).toHaveAttribute('data-current', 'true');
    });

    await test.step('A11Y-04 the chip stops a slide that is on its way', async () => {
      const moving = (press: boolean) =>
        control(page, 'Next picture').evaluate((next: HTMLElement, isPressed) => {
          if (isPressed) next.click();
          const sliding = document.getAnimations().filter(({ effect }) => (effect as KeyframeEffect).target?.matches('.slide'));
          for (const animation of sliding) animation.playbackRate = 0.001; // So slow that it would take 25 minutes: it cannot end by itself during the test.
          return sliding.filter(({ playState }) => playState === 'running').length;
        }, press);
      expect(await moving(true)).toBe(2);
      expect(await moving(true)).toBe(2);
      await page.getByRole('button', { name: 'Pause animations' }).click();
      await expect.poll(() => moving(false)).toBe(0);
    });
  });

  test('a View Project tooltip follows the mouse over a picture on its spring, and hides on leave', {
    tag: ['@§2.25', '@§4.7', '@§9.9'],
  }, async ({ page }) => {
    const code = /pointer-follower.*\.js/;
    const release = await holdFiles(page, code);
    await page.clock.install();
    await open(page, '/');
    await holdClock(page);
    await carousel(page).scrollIntoViewIfNeeded();
    const box = (await slides(page).first().boundingBox()) as { x: number; y: number };
    const moveTo = (right: number) => page.mouse.move(box.x + right, box.y + 100);

    await test.step('a tooltip whose code arrives late is not shown to a pointer that has left', async () => {
      const asked = page.waitForRequest(code);
      await moveTo(100);
      const url = (await asked).url();
      await page.mouse.move(2, 2);
      release();
      await page.evaluate((file) => import(file), url); // Waits until the file has arrived and run.
      await idle(page);
      await expect(tooltip(page)).toBeHidden();
    });

    await moveTo(100);
    await expect(tooltip(page)).toBeVisible();
    await expect(tooltip(page)).toHaveText('View Project');
    await expect(tooltip(page)).toHaveCSS('pointer-events', 'none');
    await expect(tooltip(page), 'A11Y-14 hidden from assistive technology').toHaveAttribute('aria-hidden', 'true');

    await test.step('its spring has stiffness 280 and damping 30', async () => {
      const places = await tooltip(page).evaluateHandle((element) => {
        const noted: { ms: number; x: number }[] = [];
        const start = performance.now();
        new MutationObserver(() => {
          noted.push({ ms: performance.now() - start, x: new DOMMatrix(element.style.transform).e });
        }).observe(element, { attributeFilter: ['style'] });
        return noted;
      });
      await moveTo(500);
      await idle(page);
      await page.clock.runFor(1500);
      const [from, target] = [box.x + 100 + 22, box.x + 500 + 22];
      const errors = (await places.jsonValue()).map(({ ms, x }) => Math.abs(x - from - (target - from) * springAfter(ms)));
      expect(errors.length).toBeGreaterThan(20);
      expect(Math.max(...errors)).toBeLessThan(2);
      await expect.poll(async () => Math.round((await tooltip(page).boundingBox())?.x ?? 0)).toBe(Math.round(target));
    });

    await page.mouse.move(2, 2);
    await expect(tooltip(page)).toBeHidden();
    await moveTo(300);
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip(page), 'A11Y-14 it goes on Escape').toBeHidden();
  });
});
