import { expect, test } from '@playwright/test';
import { drawn, open } from '../../support/page/app.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

for (const [route, selector] of [
  ['/', '.slide[data-current] a'],
  ['/resume', 'a.sheet'],
] as const) {
  test(`A11Y-14 on ${route} a finger gets no tooltip`, async ({ page }) => {
    const code: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/hashed/pointer-follower-')) code.push(request.url());
    });
    await open(page, route);
    const [link, tooltip] = [page.locator(selector), page.locator('.cursor-tooltip')];
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    await tooltip.evaluate((element) => {
      const shown: string[] = [];
      Object.assign(window, { shown });
      new MutationObserver(() => shown.push(element.outerHTML)).observe(element, { attributeFilter: ['data-shown'] });
    });
    const timesShown = () => page.evaluate(() => (window as unknown as { shown: string[] }).shown.length);

    // Touch before any mouse: no tooltip is shown, and its code is not even fetched.
    await link.tap();
    await drawn(page);
    expect(await timesShown()).toBe(0);
    expect(code).toEqual([]);

    // Touch after a mouse: the code is loaded now, but still no tooltip is shown.
    await link.hover();
    await expect(tooltip).toHaveAttribute('data-shown');
    expect(code).toHaveLength(1);
    await page.mouse.move(0, 0);
    await expect(tooltip).not.toHaveAttribute('data-shown');
    const before = await timesShown();
    await link.tap();
    await drawn(page);
    expect(await timesShown()).toBe(before);
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
