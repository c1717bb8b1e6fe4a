import { expect, type Page, test } from '@playwright/test';
import { countStates, MODES, openWhole, switchTo, widen } from '../../support/page-states.ts';
import { ALL_PAGES } from '../../support/pages.ts';
import { faintMarks } from '../../support/painted.ts';

const WISHES = {
  'no special wish': {},
  'more contrast': { contrast: 'more' },
  'forced colours': { forcedColors: 'active' },
} as const;

/** Between the screens of the design too: other words stand over the clouds there. */
const WIDTHS_PX = [320, 768, 1000, 1440];
/** How far into their loop the clouds have drifted: at the first of these they are behind the most words. */
const DRIFTS_MS = [14_000, 0, 3_000, 6_000, 9_000, 12_000, 17_000];

/** Sets everything that moves without end to one moment. */
const driftTo = (page: Page, ms: number) =>
  page.evaluate((time) => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.currentTime = time;
  }, ms);

async function expectToStandOut(page: Page, states: string, driftMs: number): Promise<void> {
  for (const width of WIDTHS_PX) {
    await widen(page, width);
    await driftTo(page, driftMs);
    const { faint, marks } = await faintMarks(page);
    expect(marks, 'words and icons seen').toBeGreaterThan(10);
    expect.soft(faint, `${states}, ${width} px`).toEqual([]);
  }
}

for (const driftMs of DRIFTS_MS.slice(1)) {
  test(
    `A11Y-01 on / every word stands out 7:1, ${driftMs / 1000} s into the drift of the clouds`,
    { tag: '@long' },
    async ({ page }, info) => {
      countStates(info, 'painted contrast', MODES.length * WIDTHS_PX.length);
      await openWhole(page, '/');
      for (const mode of MODES) {
        await switchTo(page, mode);
        await expectToStandOut(page, mode, driftMs);
      }
    },
  );
}

for (const [wish, contextOptions] of Object.entries(WISHES)) {
  test.describe(wish, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce', ...contextOptions } });

    for (const { route } of ALL_PAGES) {
      // Sky, clouds and the band are where axe cannot judge: these pages are part of every check.
      const tag = wish === 'no special wish' && ['/', '/suncoastpatios'].includes(route) ? [] : ['@long'];

      test(
        `A11Y-01 on ${route} every word stands out 7:1 and every icon 3:1 from what is behind it, with ${wish}`,
        {
          tag,
        },
        async ({ page }, info) => {
          countStates(info, 'painted contrast', MODES.length * WIDTHS_PX.length);
          await openWhole(page, route);
          for (const mode of MODES) {
            await switchTo(page, mode);
            await expectToStandOut(page, mode, DRIFTS_MS[0] ?? 0);
          }
        },
      );
    }
  });
}
