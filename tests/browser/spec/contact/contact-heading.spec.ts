import { expect, type Locator, type Page, test } from '@playwright/test';
import owner from '../../../../sample/owner.json' with { type: 'json' };
import { idle, open } from '../../../support/page/app.ts';
import { scrollTop } from '../../../support/page/navigation.ts';
import { springAfter } from '../../../support/page/spring.ts';

const NORMAL = 'Get in touch (Click to copy)';
const OOPS = 'Get in touch (Oops, not here! Try again)';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const handle = (page: Page) => heading(page).getByRole('button');
const mail = (page: Page) => page.getByRole('button', { name: owner.email });
const boxOf = async (page: Page) => (await handle(page).boundingBox()) as { x: number; y: number; width: number; height: number };

test('A11Y-12 the heading toggles to the Oops text and back with each click, can be dragged by mouse and by keys, and stays in the window', {
  tag: ['@§2.37', '@§2.38', '@§4.3'],
}, async ({ page, viewport }) => {
  await open(page, '/contact');
  await expect(heading(page)).toHaveText(NORMAL);
  for (const text of [OOPS, NORMAL, OOPS, NORMAL]) {
    await handle(page).click();
    await expect(heading(page)).toHaveText(text);
  }
  const home = await boxOf(page);
  const [x, y] = [home.x + home.width / 2, home.y + home.height / 2];

  await test.step('a drag is not a click', async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 220, y - 90, { steps: 8 });
    await page.mouse.up();
    await expect.poll(async () => Math.round((await boxOf(page)).x - home.x)).toBeGreaterThan(20);
    await idle(page);
    await expect(heading(page)).toHaveText(NORMAL);
    await handle(page).click();
    await expect(heading(page)).toHaveText(OOPS);
  });

  await test.step('Enter and Space toggle it, arrow keys move it, Escape puts it back', async () => {
    await handle(page).focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Space');
    await expect(heading(page)).toHaveText(NORMAL);
    expect(await boxOf(page)).toEqual(home);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect((await boxOf(page)).y - home.y).toBe(32);
    await page.keyboard.press('Escape');
    expect(await boxOf(page)).toEqual(home);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(OOPS);
  });

  await test.step('a drag of 5 px or less is a click', async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 4, y);
    await page.mouse.up();
    await expect(heading(page)).toHaveText(NORMAL);
  });

  await test.step('a button let go outside the heading does not leave it stuck to the mouse', async () => {
    await page.mouse.move(x, home.y + 2);
    await page.mouse.down();
    await page.mouse.move(x, home.y - 2);
    await page.mouse.up();
    await page.mouse.move(x + 80, home.y + 40, { steps: 4 });
    expect(await boxOf(page)).toEqual(home);
  });

  await test.step('it cannot leave the window', async () => {
    await handle(page).focus();
    for (let press = 0; press < 70; press++) await page.keyboard.press('ArrowDown');
    const { y: top, height } = await boxOf(page);
    expect(top).toBeGreaterThan(home.y + 100);
    expect(top + height).toBeLessThanOrEqual((viewport?.height ?? 0) + 1);
  });
});

test('A11Y-12 away from its place the heading is a chip that can be read on anything; dropped over a button or a link it returns to its place, and what is there can be pressed', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/contact');
  const home = await boxOf(page);
  const [x, y] = [home.x + home.width / 2, home.y + home.height / 2];
  const dragTo = async (target: Locator) => {
    const box = (await target.boundingBox()) as typeof home;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
  };
  const surface = await page.evaluate(() => {
    const chip = document.body.appendChild(document.createElement('i'));
    chip.style.background = 'var(--surface)';
    return getComputedStyle(chip).backgroundColor;
  });
  for (const target of [mail(page), page.getByRole('link', { name: owner.email })]) {
    await expect(handle(page)).not.toHaveCSS('background-color', surface);
    await dragTo(target);
    await expect(handle(page)).toHaveCSS('background-color', surface);
    await expect(handle(page)).not.toHaveCSS('box-shadow', 'none');
    await page.mouse.up();
    expect(await boxOf(page)).toEqual(home);
    await target.click({ trial: true }); // Fails if anything covers it.
  }

  await test.step('moved there by keys it goes home when the focus goes on', async () => {
    await handle(page).focus();
    for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowDown');
    expect((await boxOf(page)).y).toBe(home.y + 160);
    await page.keyboard.press('Tab');
    await expect(mail(page)).toBeFocused();
    expect(await boxOf(page)).toEqual(home);
  });

  await test.step('beside them it stays', async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 60, { steps: 4 });
    await page.mouse.up();
    expect((await boxOf(page)).y).toBe(home.y - 60);
  });
});

test.describe('while it may move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('A11Y-12 the heading goes home on a spring of stiffness 280 and damping 30, and lets through what is pressed below it', async ({
    page,
  }) => {
    await open(page, '/contact');
    const home = await boxOf(page);
    const target = (await mail(page).boundingBox()) as typeof home;
    const way = target.y + target.height / 2 - home.y - home.height / 2;
    await page.mouse.move(home.x + home.width / 2, home.y + home.height / 2);
    await page.mouse.down();
    await page.mouse.move(home.x + home.width / 2, home.y + home.height / 2 + way, { steps: 8 });
    // Stopped as soon as it begins: the test sets its time.
    await handle(page).evaluate((element) => {
      const hold = () =>
        void element
          .getAnimations()
          .find((one) => !(one instanceof CSSTransition))
          ?.pause();
      new MutationObserver(hold).observe(element, { attributeFilter: ['data-place'] });
    });
    await page.mouse.up();
    await expect(handle(page)).toHaveAttribute('data-place', 'returning');
    const noted = await handle(page).evaluate((element) => {
      const flight = element.getAnimations().find((one) => !(one instanceof CSSTransition)) as Animation;
      const end = Number(flight.effect?.getComputedTiming().endTime);
      const places = Array.from({ length: 30 }, (_, index) => {
        const ms = (end * index) / 30;
        flight.currentTime = ms;
        const { left, width, top, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return { ms, y: top, hit: hit && element.contains(hit) ? 'the heading' : 'what lies there' };
      });
      flight.finish();
      return places;
    });
    const errors = noted.map(({ ms, y }) => Math.abs(home.y + way * (1 - springAfter(ms)) - y));
    expect(Math.max(...errors)).toBeLessThan(1);
    expect(new Set(noted.map(({ hit }) => hit))).toEqual(new Set(['what lies there']));
    await expect.poll(() => boxOf(page)).toEqual(home);
    await expect(handle(page)).not.toHaveAttribute('data-place');
    await expect(heading(page)).toHaveText(NORMAL);
  });
});

test('A11Y-12 a finger presses the heading, drags it sideways, and can still scroll the page on it', {
  tag: ['@phone', '@phone-only'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 }); // So that there is something to scroll.
  await open(page, '/contact');
  await handle(page).tap();
  await expect(heading(page)).toHaveText(OOPS);
  await handle(page).tap();
  await expect(heading(page)).toHaveText(NORMAL);
  await expect(handle(page)).toHaveCSS('touch-action', 'pan-y');

  const home = await boxOf(page);
  const [x, y] = [Math.round(home.x + home.width / 2), Math.round(home.y + home.height / 2)];
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
  await expect(handle(page), 'a finger that scrolls leaves the heading where it was').not.toHaveAttribute('style', /translate/);
  const backAtTheTop = () => page.evaluate(() => [scrollTo({ top: 0, behavior: 'instant' }), scrollY].at(-1));
  await expect.poll(backAtTheTop).toBe(0);
  await swipe(-80, 0);
  await expect(handle(page)).toHaveAttribute('style', /translate\(-\d/);
  await idle(page);
  await expect(heading(page)).toHaveText(NORMAL);
});
