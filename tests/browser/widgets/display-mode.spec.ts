import { expect, type Page, test } from '@playwright/test';
import { siteThemeOf } from '../../../engine/theme/colours.ts';
import { addStyles, finishAnimations } from '../../support/a11y/page-states.ts';
import { lowContrast } from '../../support/a11y/painted-contrast.ts';
import { SAMPLE } from '../../support/owners/sample.ts';
import { appReady, browserErrors, expectHeading, navLink, open } from '../../support/page/app.ts';
import { startDemos } from '../../support/page/demos.ts';
import { CASE_STUDIES, HOME } from '../../support/sites/pages.ts';

const toggle = (page: Page) => page.getByRole('button', { name: 'Dark mode' });
const expectMode = (page: Page, mode: 'light' | 'dark') => expect(page.locator('html')).toHaveAttribute('data-theme', mode);
const visibleIcons = (page: Page) => toggle(page).locator('svg').filter({ visible: true });

test.describe('where the system prefers dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the mode is light by default, the toggle shows a sun or a moon, and the choice is kept', {
    tag: ['@§1.2', '@§2.5', '@§3.5', '@§4.1'],
  }, async ({ page, context }) => {
    const { light, dark } = siteThemeOf(SAMPLE.theme).browserColours;
    const themeColour = page.locator('meta[name="theme-color"]');
    await open(page, '/');
    await expectMode(page, 'light');
    await expect(themeColour, 'OWN-07 the browser’s toolbars have the colour of the page').toHaveAttribute('content', light.home);
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(visibleIcons(page).locator('*'), 'a sun: a disc and eight rays').toHaveCount(9);
    const other = await context.newPage();
    await open(other, '/contact');

    await toggle(page).press('Enter');
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(visibleIcons(page).locator('*'), 'a moon: one path').toHaveCount(1);
    await expect(themeColour).toHaveAttribute('content', dark.home);
    await expectMode(other, 'dark'); // A choice made in one tab reaches the other.
    await toggle(page).press('Space');
    await expectMode(page, 'light');
    await toggle(page).click();

    await navLink(page, 'ABOUT').click();
    await expectHeading(page, 'More about me');
    await expectMode(page, 'dark');
    await page.reload();
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
    await expectMode(page, 'dark');
    await expect(themeColour).toHaveAttribute('content', dark.page);
  });
});

test('REL-09 with storage blocked, the mode, the motion setting and the garden are kept during the visit', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Storage is blocked', 'SecurityError');
    };
    for (const storage of ['localStorage', 'sessionStorage']) Object.defineProperty(window, storage, { get: refuse });
  });
  const found = browserErrors(page);
  await open(page, '/');
  await toggle(page).click();
  await page.getByRole('button', { name: 'Play animations' }).click();
  await page.getByRole('link', { name: 'View Case Study Mycelium' }).click();
  await expectHeading(page, CASE_STUDIES.at(-1)?.heading ?? '');
  await startDemos(page);
  const tile = page.getByRole('button', { name: /^Tile 3: / });
  await tile.click();
  await expect(tile).toHaveAccessibleName(/spores/);
  await navLink(page, 'HOME').click();
  await expectHeading(page, HOME.heading);
  await page.goBack();
  await expect(tile).toHaveAccessibleName(/spores/);
  await expectMode(page, 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'running');
  expect(found).toEqual([]);
});

test('REL-09 invalid values in storage are ignored, and the page works', async ({ page }) => {
  const found = browserErrors(page);
  await open(page, '/about');
  for (const value of ['DARK', '{"default":"x"}']) {
    await page.evaluate((stored) => {
      for (const key of ['theme', 'motion']) localStorage.setItem(key, stored);
      dispatchEvent(new StorageEvent('storage')); // As if another tab had written them.
    }, value);
    await expectMode(page, 'light');
    await page.reload();
    await appReady(page);
    await expectMode(page, 'light');
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
    await navLink(page, 'HOME').click();
    await expectHeading(page, HOME.heading);
    await page.goBack();
    await expectHeading(page, 'More about me');
  }
  expect(found).toEqual([]);
});

/**
 * Presses the toggle if asked, pauses the sky at a time of its animation, and returns the properties that are changing.
 * All in one call, so that no time passes between the press and the pause.
 */
function pauseSky(page: Page, { press = false, ms = 0 }): Promise<string[]> {
  return page.evaluate(
    ([isPressed, time]) => {
      if (isPressed) document.querySelector<HTMLElement>('.dark-mode-toggle')?.click();
      const transitions = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      const isSky = ({ transitionProperty: name }: CSSTransition) => name.startsWith('--') || name === 'display';
      const sky = transitions().filter(isSky);
      for (const transition of sky) {
        transition.pause();
        transition.currentTime = time;
      }
      // Everything else that changes with the display mode, such as the icon of the toggle, or with the sky.
      const others = transitions().filter((transition) => !isSky(transition));
      for (const transition of others) transition.finish();
      const names = [...sky, ...others].map(({ transitionProperty }) => transitionProperty);
      return names.filter((name) => name.startsWith('--') || ['display', 'color', 'background-color'].includes(name));
    },
    [press, ms] as const,
  );
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('A11Y-01 text is readable during the sunset', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-24T14:53Z'); // A full moon puts the most light behind the text.
    await open(page, '/');
    await addStyles(page, '.hero ~ * ~ *, footer { display: none !important }');
    await finishAnimations(page);
    await page.evaluate(() => {
      // The time in the loop of the clouds at which they are behind the most text.
      for (const animation of document.getAnimations()) if (animation.playState === 'paused') animation.currentTime = 14_000;
    });
    expect(await pauseSky(page, { press: true })).toEqual(expect.arrayContaining(['--nightfall', '--ink']));
    // Between 450 and 500 ms the page below the hero changes its colours all at once.
    for (const ms of [200, 450, 500, 800]) {
      const fading = (await pauseSky(page, { ms })).filter((property) => property.endsWith('color'));
      expect.soft(fading, `${ms} ms: no colour fades by itself, which could make text unreadable`).toEqual([]);
      const { problems, checked } = await lowContrast(page, (name, need) => (name === HOME.heading ? 3 : Math.min(need, 4.5)));
      expect(checked).toBeGreaterThan(7);
      expect.soft(problems, `${ms} ms`).toEqual([]);
    }
  });

  test('there is no sunset while motion is paused, and a second press ends a sunset at once', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Pause animations' }).click();
    expect(await pauseSky(page, { press: true }), 'paused').toEqual([]);
    expect(await pauseSky(page, { press: true }), 'paused').toEqual([]);
    await page.getByRole('button', { name: 'Play animations' }).click();
    await pauseSky(page, { press: true, ms: 700 });
    expect((await pauseSky(page, { press: true })).filter((property) => property.startsWith('--'))).toEqual([]);
    await expectMode(page, 'light');
    await expect(page.locator('.hero-intro')).toHaveCSS('color', 'rgb(14, 33, 65)');
  });
});
