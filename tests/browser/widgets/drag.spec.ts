import { expect, type Page, test } from '@playwright/test';
import { SAMPLE } from '../../support/owners/sample.ts';
import { idle, open } from '../../support/page/app.ts';
import { scrollTop } from '../../support/page/navigation.ts';

const NORMAL = 'Get in touch (Click to copy)';
const OOPS = 'Get in touch (Oops, not here! Try again)';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const handle = (page: Page) => heading(page).getByRole('button');
const mail = (page: Page) => page.getByRole('button', { name: SAMPLE.owner.email });
const boxOf = (page: Page) => handle(page).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

/** Grabs the heading by its middle and moves it, without releasing it. */
async function drag(page: Page, right: number, down: number): Promise<void> {
  const { x, y, width, height } = await boxOf(page);
  const [fromX, fromY] = [x + width / 2, y + height / 2];
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + right, fromY + down, { steps: 8 });
}

test('the heading toggles to the Oops text and back with each click, and with Enter and Space', {
  tag: ['@§2.37', '@§4.3'],
}, async ({ page }) => {
  await open(page, '/contact');
  await expect(heading(page)).toHaveText(NORMAL);
  for (const text of [OOPS, NORMAL, OOPS]) {
    await handle(page).click();
    await expect(heading(page)).toHaveText(text);
  }
  await page.keyboard.press('Space');
  await expect(heading(page)).toHaveText(NORMAL);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(OOPS);
  await handle(page).evaluate((button: HTMLElement) => {
    for (let click = 0; click < 201; click++) button.click();
  });
  await expect(heading(page), 'REL-14 after 201 quick clicks').toHaveText(NORMAL);
});

test('A11Y-12 the heading can be dragged, a drag is not a click, and moving 5 px or less is not a drag', { tag: '@§2.38' }, async ({
  page,
}) => {
  await open(page, '/contact');
  await drag(page, 4, 0);
  await page.mouse.up();
  await expect(heading(page)).toHaveText(OOPS);
  await expect(handle(page)).toHaveCSS('transform', 'none');

  const start = await boxOf(page);
  await drag(page, 120, -60);
  await page.mouse.up();
  await idle(page);
  await expect(heading(page)).toHaveText(OOPS);
  const { x, y } = await boxOf(page);
  expect([x - start.x, y - start.y]).toEqual([120, -60]);

  await test.step('a mouse button released outside the heading does not leave it stuck to the mouse', async () => {
    await page.mouse.move(x + 20, y + 2);
    await page.mouse.down();
    await page.mouse.move(x + 20, y - 2);
    await page.mouse.up();
    await page.mouse.move(x + 100, y + 40, { steps: 4 });
    expect((await boxOf(page)).x).toBe(x);
  });
});

test('A11Y-12 arrow keys move the heading up to the edges of the window, and Escape resets it', async ({ page }) => {
  await open(page, '/contact');
  await handle(page).focus();
  const start = await boxOf(page);
  for (const [key, edge, limit] of [
    ['ArrowUp', 'top', 0],
    ['ArrowDown', 'bottom', 900],
    ['ArrowLeft', 'left', 0],
    ['ArrowRight', 'right', 1440],
  ] as const) {
    for (let press = 0; press < 70; press++) await page.keyboard.press(key);
    expect(Math.abs((await boxOf(page))[edge] - limit), `${key} stops at the ${edge}`).toBeLessThan(16);
    await page.keyboard.press('Escape');
    expect(await boxOf(page)).toEqual(start);
  }
  await test.step('if it covers the button, it returns when the focus moves on', async () => {
    for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(mail(page)).toBeFocused();
    expect(await boxOf(page)).toEqual(start);
  });
});

test('A11Y-12 when the window changes its size, a dragged heading returns to its own place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/contact');
  const own = await boxOf(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await drag(page, 300, -60);
  await page.mouse.up();
  await expect(handle(page)).toHaveAttribute('data-place', 'away');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => boxOf(page)).toEqual(own);
  await expect(handle(page)).not.toHaveAttribute('data-place');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('A11Y-12 dropped on a button, the heading springs back', async ({ page }) => {
    await open(page, '/contact');
    const start = await boxOf(page);
    const target = (await mail(page).boundingBox()) as DOMRect;
    const distance = target.y + target.height / 2 - start.y - start.height / 2;
    await expect(handle(page)).toHaveCSS('box-shadow', 'none');
    await drag(page, 0, distance);
    await expect(handle(page), 'a shape that is readable on any background').not.toHaveCSS('box-shadow', 'none');
    await expect(handle(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    // Paused as soon as it starts: the test ends it.
    await handle(page).evaluate((element) => {
      const pause = () => {
        for (const animation of element.getAnimations()) if (!(animation instanceof CSSTransition)) animation.pause();
      };
      new MutationObserver(pause).observe(element, { attributeFilter: ['data-place'] });
    });
    await page.mouse.up();
    await expect(handle(page)).toHaveAttribute('data-place', 'returning');
    const { x, y, width, height } = await boxOf(page);
    expect(Math.abs(y - start.y - distance), 'it starts where it was dropped').toBeLessThan(1);
    const isInTheWay = await handle(page).evaluate((element, [left, top]) => element.contains(document.elementFromPoint(left, top)), [
      x + width / 2,
      y + height / 2,
    ] as const);
    expect(isInTheWay, 'what is below can be clicked').toBe(false);
    await handle(page).evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish();
    });
    await expect.poll(() => boxOf(page)).toEqual(start);
    await expect(heading(page)).toHaveText(NORMAL);
  });
});

test('A11Y-12 on a touch screen the heading can be tapped and dragged sideways, and still scrolls the page', {
  tag: ['@phone', '@phone-only'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 }); // So that there is something to scroll.
  await open(page, '/contact');
  await handle(page).tap();
  await expect(heading(page)).toHaveText(OOPS);

  const start = await boxOf(page);
  const [x, y] = [Math.round(start.x + start.width / 2), Math.round(start.y + start.height / 2)];
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  const swipe = async (dx: number, dy: number) => {
    await touch('touchStart', { x, y });
    for (let step = 1; step <= 8; step++) await touch('touchMove', { x: x + (dx * step) / 8, y: y + (dy * step) / 8 });
    await touch('touchEnd');
  };
  await swipe(0, -120);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(50);
  await expect(handle(page), 'scrolling by touch does not move the heading').not.toHaveAttribute('style', /translate/);
  const backAtTheTop = () => page.evaluate(() => [scrollTo({ top: 0, behavior: 'instant' }), scrollY].at(-1));
  await expect.poll(backAtTheTop).toBe(0);
  await swipe(-80, 0);
  await expect(handle(page)).toHaveAttribute('style', /translate\(-\d/);
  await idle(page);
  await expect(heading(page)).toHaveText(OOPS);
});
