import { expect, type Page, test } from '@playwright/test';
import { litPart, moonPhase } from '../../../src/screens/home/sky/moon-phase.ts';
import { addStyles, type Mode, openWhole } from '../../support/a11y/page-states.ts';
import { faintMarks } from '../../support/a11y/painted.ts';
import { navLink, open } from '../../support/page/app.ts';
import { HOME } from '../../support/sites/pages.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const SUNSET_MS = 1100;
/** `npm run check` tests every fourth of the frames that `npm run check:long` tests. */
const STEPS_MS = { gate: 200, long: 50 };
/** The time in the loop of the clouds at which they are behind the most words. */
const DRIFT_MS = 14_000;

/** `around`: two times, before and after the moment at which the page below the hero changes its colours all at once. */
const WAYS = [
  { name: 'sunset', from: 'light', around: [450, 500] },
  { name: 'sunrise', from: 'dark', around: [600, 650] },
] as const satisfies { name: string; from: Mode; around: number[] }[];

/** Opens home in a display mode, with stopped clouds and a full moon, which puts the most light behind the words. */
async function openHeld(page: Page, mode: Mode): Promise<void> {
  await page.clock.setFixedTime('2026-11-24T14:53Z');
  await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
  await openWhole(page, '/');
  await page.evaluate((time) => {
    for (const animation of document.getAnimations()) if (animation.playState === 'paused') animation.currentTime = time;
  }, DRIFT_MS);
}

/**
 * Presses the toggle if told to, stops the sky at a time of its animation, and returns the properties that are changing.
 * All within one call, so that no time passes between the press and the stop.
 */
function holdSky(page: Page, { press = false, ms = 0 }): Promise<string[]> {
  return page.evaluate(
    ([isPressed, time]) => {
      if (isPressed) document.querySelector<HTMLElement>('.theme-toggle')?.click();
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      const isSky = ({ transitionProperty }: CSSTransition) => transitionProperty.startsWith('--') || transitionProperty === 'display';
      for (const transition of transitions.filter(isSky)) {
        transition.pause();
        transition.currentTime = time;
      }
      // Everything else that changes with the display mode, such as the icon of the toggle. No other colour may fade: it could become unreadable.
      document.documentElement.getBoundingClientRect();
      const others = document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition && !isSky(animation)) as CSSTransition[];
      for (const other of others) other.finish();
      const moving = [...transitions.filter(isSky), ...others].map(({ transitionProperty }) => transitionProperty);
      return moving.filter((name) => name.startsWith('--') || ['display', 'color', 'background-color'].includes(name));
    },
    [press, ms] as const,
  );
}

/** Every word and icon that is too faint at this moment, and every colour that fades by itself. */
async function faultsAt(page: Page, ms: number): Promise<string[]> {
  const fading = (await holdSky(page, { ms })).filter((property) => property.endsWith('color'));
  const { faint, marks } = await faintMarks(page, (what, need) => (what === HOME.heading ? 3 : Math.min(need, 4.5)));
  expect(marks, 'words and icons seen').toBeGreaterThan(7);
  return [...fading, ...faint];
}

for (const { name, from, around } of WAYS) {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    const tag = (width === 1440) === (from === 'light') ? [] : ['@long']; // `npm run check` covers each direction and each width once.

    for (const [run, stepMs] of Object.entries(STEPS_MS)) {
      test(`A11Y-01 words can be read in the frames of the ${name}, one every ${stepMs} ms, at ${width} px`, {
        tag: run === 'gate' ? tag : ['@long'],
      }, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await openHeld(page, from);
        await addStyles(page, '.hero ~ *, footer { display: none !important }');
        expect(await holdSky(page, { press: true })).toEqual(expect.arrayContaining(['--nightfall', '--ink']));
        for (let ms = 0; ms < SUNSET_MS; ms += stepMs) expect.soft(await faultsAt(page, ms), `${ms} ms`).toEqual([]);
      });
    }

    test(`A11Y-01 words below the hero change with what they stand on, at the ${name} and ${width} px`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openHeld(page, from);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await holdSky(page, { press: true });
      for (const ms of around) expect.soft(await faultsAt(page, ms), `${ms} ms`).toEqual([]);
    });
  }
}

test('a second press during the sunset ends it at once, in the mode chosen by that press', async ({ page }) => {
  await openHeld(page, 'light');
  await holdSky(page, { press: true, ms: 700 });
  expect((await holdSky(page, { press: true })).filter((property) => property.startsWith('--'))).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const now = await page.locator('.hero').evaluate((hero) => getComputedStyle(hero).getPropertyValue('--nightfall'));
  expect(Number(now), 'the whole day').toBe(0);
  await expect(page.locator('.hero-intro'), 'with its words').toHaveCSS('color', 'rgb(14, 33, 65)');
});

test('the display mode changes at once on other pages, and where a visitor wants nothing to move', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Pause animations' }).click();
  expect(await holdSky(page, { press: true })).toEqual([]);
  await page.getByRole('button', { name: 'Play animations' }).click();
  await navLink(page, 'ABOUT').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('More about me');
  expect(await holdSky(page, { press: true })).toEqual([]);
});

test('nothing moves or fades while a page is printed in dark mode', async ({ page }) => {
  await openHeld(page, 'dark');
  await page.emulateMedia({ media: 'print' });
  expect(await holdSky(page, {})).toEqual([]);
});

test('the moon has tonight’s phase', async ({ page }) => {
  const tonight = Date.parse('2026-11-13T10:00Z'); // Four days after a new moon.
  await page.clock.setFixedTime(tonight);
  await open(page, '/');
  const path = litPart(moonPhase(tonight));
  await expect(page.locator('.moon clipPath path')).toHaveAttribute('d', path);
  expect(path).not.toBe(litPart(0.5));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the moon is full', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.moon clipPath path')).toHaveAttribute('d', litPart(0.5));
  });
});
