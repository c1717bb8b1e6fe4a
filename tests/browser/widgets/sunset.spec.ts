import { expect, type Locator, type Page, test } from '@playwright/test';
import { addStyles, finishAnimations } from '../../support/a11y/page-states.ts';
import { lowContrast } from '../../support/a11y/painted-contrast.ts';
import { nextFrame, open } from '../../support/page/app.ts';
import { scrollTop } from '../../support/page/navigation.ts';
import { HOME } from '../../support/sites/pages.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const toggle = (page: Page) => page.getByRole('button', { name: 'Dark mode' });
const hero = (page: Page) => page.locator('.hero');
const expectMode = (page: Page, mode: 'light' | 'dark') => expect(page.locator('html')).toHaveAttribute('data-theme', mode);

/**
 * Presses the toggle if asked, pauses the sunset when a part of it has passed, and returns the properties that are changing.
 * All in one call, so that no time passes between the press and the pause.
 */
function pauseSky(page: Page, { press = false, part = 0 }): Promise<string[]> {
  return page.evaluate(
    ([isPressed, passed]) => {
      if (isPressed) document.querySelector<HTMLElement>('.dark-mode-toggle')?.click();
      const transitions = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      const isSky = ({ transitionProperty: name }: CSSTransition) => name.startsWith('--') || name === 'display';
      const sky = transitions().filter(isSky);
      const sunset = sky.find(({ transitionProperty }) => transitionProperty === '--nightfall');
      for (const transition of sky) {
        transition.pause();
        transition.currentTime = passed * Number(sunset?.effect?.getTiming().duration ?? 0);
      }
      // Everything else that changes with the display mode, such as the icon of the toggle, or with the sky.
      const others = transitions().filter((transition) => !isSky(transition));
      for (const transition of others) transition.finish();
      const names = [...sky, ...others].map(({ transitionProperty }) => transitionProperty);
      return names.filter((name) => name.startsWith('--') || ['display', 'color', 'background-color'].includes(name));
    },
    [press, part] as const,
  );
}

/** Each tenth of the sunset, and the moments before and after all text changes from dark to light. */
const PARTS = [0.1, 0.2, 0.3, 0.4, 0.41, 0.43, 0.5, 0.6, 0.7, 0.8, 0.9];

test('A11Y-01 the phase of the moon is named, and text is readable in every part of the sunset', { tag: '@phone' }, async ({ page }) => {
  await page.clock.setFixedTime('2026-11-24T14:53Z'); // A full moon puts the most light behind the text.
  await open(page, '/');
  await addStyles(page, '.hero ~ * ~ *, footer { display: none !important }');
  await finishAnimations(page);
  await page.evaluate(() => {
    // The time in the loop of the clouds at which they are behind the most text.
    for (const animation of document.getAnimations()) if (animation.playState === 'paused') animation.currentTime = 14_000;
  });
  expect(await pauseSky(page, { press: true })).toEqual(expect.arrayContaining(['--nightfall', '--ink']));
  await expect(page.locator('.hero-foot')).toContainText('Brisbane, 12:53\u00a0am · full moon');
  for (const part of PARTS) {
    const fading = (await pauseSky(page, { part })).filter((property) => property.endsWith('color'));
    expect.soft(fading, `${part}: no colour fades by itself, which could make text unreadable`).toEqual([]);
    expect.soft(await nightfall(page)).toBeCloseTo(part);
    // The large greeting needs less.
    const { problems, checked } = await lowContrast(page, (name, need) => (name === HOME.heading ? 3 : Math.min(need, 4.5)));
    expect(checked).toBeGreaterThan(7);
    expect.soft(problems, `${part} of the sunset`).toEqual([]);
  }
});

test('while motion is paused there is no sunset and the sun cannot be dragged; a second press ends a sunset at once', async ({ page }) => {
  await open(page, '/');
  const ink = () => page.locator('.hero-intro').evaluate((intro) => getComputedStyle(intro).color);
  const dayInk = await ink();
  const { x, y } = await middleOf(page.locator('.sun'));
  await page.getByRole('button', { name: 'Pause animations' }).click();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 600);
  await nextFrame(page);
  expect(await nightfall(page)).toBe(0);
  await page.mouse.up();
  expect(await pauseSky(page, { press: true }), 'paused').toEqual([]);
  expect(await pauseSky(page, { press: true }), 'paused').toEqual([]);

  await page.getByRole('button', { name: 'Play animations' }).click();
  await pauseSky(page, { press: true, part: 0.7 });
  expect(await ink()).not.toBe(dayInk);
  expect((await pauseSky(page, { press: true })).filter((property) => property.startsWith('--'))).toEqual([]);
  await expectMode(page, 'light');
  expect(await ink()).toBe(dayInk);
});

/** The value that the whole sky is computed from: 0 by day, 1 by night. */
const nightfall = (page: Page) => hero(page).evaluate((element) => Number(getComputedStyle(element).getPropertyValue('--nightfall')));

/** The middle of the sun or the moon, once it can be dragged. */
async function middleOf(disc: Locator) {
  await expect(disc).toHaveCSS('cursor', 'grab');
  const { x, y, width, height } = (await disc.boundingBox()) as { x: number; y: number; width: number; height: number };
  return { x: x + width / 2, y: y + height / 2, radius: width / 2 };
}

/** Presses the sun or the moon. Returns a function that drags it down by a part of the sky's height. */
async function press(page: Page, disc: Locator) {
  const { x, y } = await middleOf(disc);
  const { height } = (await hero(page).boundingBox()) as { height: number };
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(hero(page), 'the code has loaded').toHaveAttribute('data-dragged');
  return (down: number) => page.mouse.move(x, y + down * height);
}

/** Every display mode that the page changes to from now on. */
const watchModes = (page: Page) =>
  page.evaluateHandle(() => {
    const { documentElement: root } = document;
    const modes: (string | undefined)[] = [];
    new MutationObserver(() => modes.push(root.dataset.theme)).observe(root, { attributeFilter: ['data-theme'] });
    return modes;
  });

test('the sun follows the pointer down, night falls when it sets, and on release the sky goes on to the mode of the text', async ({
  page,
}) => {
  await open(page, '/');
  const sun = page.locator('.sun');
  const start = await middleOf(sun);
  const modes = await watchModes(page);
  const tooltip = page.locator('.hero > .cursor-tooltip');
  await page.mouse.move(start.x, start.y);
  await expect(tooltip.filter({ visible: true })).toHaveText('Drag the sun');
  const drag = await press(page, sun);
  await expect(tooltip).toBeHidden();
  await drag(0.4);
  await expect.poll(() => nightfall(page)).toBeGreaterThan(0.25);
  const { y, radius } = await middleOf(sun);
  expect(Math.abs(y - start.y - 0.4 * 900), 'the pointer is on the sun').toBeLessThan(radius);
  await drag(0.7);
  await expect.poll(() => nightfall(page)).toBeGreaterThan(0.6);
  await drag(0.3);
  await expect.poll(() => nightfall(page)).toBeLessThan(0.3);
  expect(await modes.jsonValue(), 'once each way').toEqual(['dark', 'light']);
  await page.mouse.up();
  await expect(hero(page)).not.toHaveAttribute('data-dragged');
  expect(await nightfall(page), 'day again').toBe(0);
  await expectMode(page, 'light');

  await (await press(page, sun))(0.55);
  await expectMode(page, 'dark'); // The text has just changed: the sky is still nearer to the day.
  expect(await nightfall(page)).toBeLessThan(0.5);
  await page.mouse.up();
  await expect(hero(page)).not.toHaveAttribute('data-dragged');
  expect(await nightfall(page)).toBe(1);
  await expectMode(page, 'dark');
  await page.reload();
  await expectMode(page, 'dark');
  const moon = page.locator('.moon');
  const { y: top } = await middleOf(moon);
  const dragMoon = await press(page, moon);
  // The text changes where the contrast was measured before and after it: a dragged sky is no less readable.
  for (const [part, mode] of [
    [0.43, 'dark'],
    [0.41, 'light'],
  ] as const) {
    await dragMoon((1 - part) * (1 - top / 900));
    await expect.poll(() => nightfall(page)).toBeCloseTo(part);
    await expectMode(page, mode);
  }
  await page.mouse.up();
  await expect.poll(() => nightfall(page), 'the moon brings the day').toBe(0);
  await expectMode(page, 'light');

  await (await press(page, sun))(0.2);
  await toggle(page).press('Enter');
  await expect(hero(page), 'the toggle ends the drag').not.toHaveAttribute('data-dragged');
  expect(await nightfall(page)).toBe(1);
  await expectMode(page, 'dark');
});

test('by touch the sun can be dragged, and the rest of the sky scrolls the page', { tag: ['@phone', '@phone-only'] }, async ({ page }) => {
  await open(page, '/');
  const { x, y } = await middleOf(page.locator('.sun'));
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x, y });
  await expect(hero(page), 'the code has loaded').toHaveAttribute('data-dragged');
  for (let step = 1; step <= 8; step++) await touch('touchMove', { x, y: y + step * 66 });
  await expectMode(page, 'dark');
  expect(await scrollTop(page)).toBe(0);
  await touch('touchEnd');
  await expect(hero(page)).not.toHaveAttribute('data-dragged');
  await expectMode(page, 'dark');

  await page.setViewportSize({ width: 844, height: 390 }); // The sky is higher than the window.
  const moon = await middleOf(page.locator('.moon'));
  await touch('touchStart', moon);
  for (let step = 1; step <= 8; step++) await touch('touchMove', { x: moon.x, y: moon.y + ((385 - moon.y) * step) / 8 });
  await touch('touchEnd');
  await expect(hero(page)).not.toHaveAttribute('data-dragged');
  await expectMode(page, 'light');

  await page.setViewportSize({ width: 390, height: 844 });
  await touch('touchStart', { x: 40, y: 600 });
  for (let step = 1; step <= 8; step++) await touch('touchMove', { x: 40, y: 600 - step * 40 });
  await touch('touchEnd');
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
});
