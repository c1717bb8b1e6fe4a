import { expect, type Page, test } from '@playwright/test';
import { MODES, openWhole, switchTo, widen } from '../../support/a11y/page-states.ts';
import { faintMarks } from '../../support/a11y/painted.ts';
import { ALL_PAGES } from '../../support/sites/pages.ts';

/** The time in the loop of the clouds at which they are behind the most words. */
const DRIFT_MS = 14_000;

for (const { route } of ALL_PAGES) {
  // axe cannot judge words in front of the sky and the clouds, so `npm run check` looks at home, which has the most of both.
  const tag = route === '/' ? [] : ['@long'];

  test(`A11Y-01 on ${route} every word stands out 7:1 and every icon 3:1 from what is behind it`, { tag }, async ({ page }) => {
    await openWhole(page, route);
    for (const mode of MODES) {
      await switchTo(page, mode);
      for (const width of [320, 1440]) {
        await widen(page, width);
        await driftTo(page, DRIFT_MS);
        const { faint, marks } = await faintMarks(page);
        expect(marks, 'words and icons seen').toBeGreaterThan(10);
        expect.soft(faint, `${mode}, ${width} px`).toEqual([]);
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
