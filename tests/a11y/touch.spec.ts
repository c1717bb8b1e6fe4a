import { expect, test } from '@playwright/test';
import { open } from '../support/app.ts';
import { countStates, widen } from '../support/page-states.ts';
import { ALL_PAGES } from '../support/pages.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** Runs in the page: everything that can be pressed and is smaller than a fingertip, except links inside a sentence. */
function smallTargets(): string[] {
  const controls = [...document.querySelectorAll('a[href], button, summary, [role=button]')];
  return controls
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]'))
    .filter((control) => !control.matches('.skip-link:not(:focus)')) // There once it has focus: measured below.
    .filter((control) => !isInSentence(control))
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ box }) => box.width < 44 || box.height < 44)
    .map(({ control, box }) => `${control.textContent || control.getAttribute('aria-label')}: ${box.width} × ${box.height}`);

  function isInSentence(control: Element): boolean {
    const around = control
      .closest('p, li, dd')
      ?.textContent?.replace(control.textContent ?? '', '')
      .trim();
    return getComputedStyle(control).display === 'inline' && Boolean(around);
  }
}

for (const { route } of ALL_PAGES) {
  test(`A11Y-07 on ${route} every target is at least 44 × 44 px, at 320 px too`, async ({ page }, info) => {
    countStates(info, 'targets', 4);
    await open(page, route);
    for (const width of [320, 390, 768, 1440]) {
      await widen(page, width);
      expect.soft(await page.evaluate(smallTargets), `${width} px`).toEqual([]);
    }
    await page.keyboard.press('Tab');
    const skip = await page.locator('.skip-link:focus').boundingBox();
    expect(Math.min(skip?.height ?? 0, skip?.width ?? 0)).toBeGreaterThanOrEqual(44);
  });
}

for (const [route, target] of [
  ['/', '.slide a'],
  ['/resume', '.sheet'],
] as const) {
  test(`A11Y-14 on ${route} a finger gets no tooltip`, async ({ page }) => {
    await open(page, route);
    await page.locator(target).first().scrollIntoViewIfNeeded();
    const box = (await page.locator(target).first().boundingBox()) as { x: number; y: number };
    await page
      .locator(target)
      .first()
      .dispatchEvent('pointerenter', { pointerType: 'touch', clientX: box.x + 20, clientY: box.y + 20 });
    await page
      .locator(target)
      .first()
      .evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await page.touchscreen.tap(box.x + 40, box.y + 40);
    await page.waitForTimeout(600); // The time its code would take to arrive.
    await expect(page.locator('.cursor-tooltip[data-shown]')).toHaveCount(0);
  });
}

test('A11Y-12 a finger that starts on the heading scrolls the page', async ({ page }) => {
  await open(page, '/');
  const heading = page.locator('.drag');
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await page.evaluate(() => scrollY);
  const box = (await heading.boundingBox()) as { x: number; y: number; width: number; height: number };
  const client = await page.context().newCDPSession(page);
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let moved = 20; moved <= 240; moved += 20) {
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y + moved }] });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before - 100);
  await expect(heading).toHaveText('Get in touch (Click to copy)');
  await expect(heading).toHaveCSS('transform', 'none');
});

for (const { route } of ALL_PAGES) {
  test(`A11Y-14 on ${route} nothing is told only to a mouse: no title attribute, no words that wait for a pointer`, async ({ page }) => {
    await open(page, route);
    await expect(page.locator('main [title], header [title], footer [title]')).toHaveCount(0);
    const told = await page.locator('.cursor-tooltip').evaluateAll((tooltips) =>
      tooltips.map((tooltip) => ({
        hidden: tooltip.getAttribute('aria-hidden'),
        pointer: getComputedStyle(tooltip).pointerEvents,
        name: tooltip.parentElement?.querySelector('a')?.textContent || tooltip.parentElement?.querySelector('img')?.getAttribute('alt'),
      })),
    );
    for (const { hidden, pointer, name } of told) expect([hidden, pointer, Boolean(name)]).toEqual(['true', 'none', true]);
  });
}
