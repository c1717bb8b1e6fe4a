import { expect, type Page, test } from '@playwright/test';
import { MODES, openFully, switchMode, widen } from '../../support/a11y/page-states.ts';
import { lowContrast } from '../../support/a11y/painted-contrast.ts';
import { ALL_PAGES } from '../../support/sites/pages.ts';

/** The time in the loop of the clouds at which they are behind the most text. */
const DRIFT_MS = 14_000;

for (const { route } of ALL_PAGES) {
  // axe can't measure text in front of the sky and the clouds. `npm run check` tests only home, which has the most of both.
  const tag = route === '/' ? [] : ['@long'];

  test(`A11Y-01 on ${route} text has a contrast of 7:1 and icons 3:1 to the pixels behind them`, { tag }, async ({ page }) => {
    await openFully(page, route);
    for (const mode of MODES) {
      await switchMode(page, mode);
      for (const width of [320, 1440]) {
        await widen(page, width);
        await driftTo(page, DRIFT_MS);
        const { problems, checked } = await lowContrast(page);
        expect(checked, 'texts and icons checked').toBeGreaterThan(10);
        expect.soft(problems, `${mode}, ${width} px`).toEqual([]);
      }
    }
  });
}

/** Sets every endless animation to one time. */
const driftTo = (page: Page, ms: number) =>
  page.evaluate((time) => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.currentTime = time;
  }, ms);
