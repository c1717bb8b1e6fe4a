import { expect, type Page, test } from '@playwright/test';
import { countStates, MODES, type Mode, openWhole, switchTo, widen } from '../../support/a11y/page-states.ts';
import { faintMarks } from '../../support/a11y/painted.ts';
import { ALL_PAGES } from '../../support/sites/pages.ts';

const WISHES = {
  'no special wish': {},
  'more contrast': { contrast: 'more' },
  'forced colours': { forcedColors: 'active' },
} as const;

/** The narrowest and the widest screen, and two in between, where other words are in front of the clouds. */
const WIDTHS_PX = { outermost: [320, 1440], between: [768, 1000] };
const ALL_WIDTHS_PX = Object.values(WIDTHS_PX).flat();
/** Times in the loop of the clouds. At the first one they are behind the most words. */
const DRIFTS_MS = [14_000, 0, 3_000, 6_000, 9_000, 12_000, 17_000];

/** Stops every endless animation at one time. */
const driftTo = (page: Page, ms: number) =>
  page.evaluate((time) => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.currentTime = time;
  }, ms);

async function expectToStandOut(page: Page, modes: readonly Mode[], widths: number[], driftMs: number): Promise<void> {
  for (const mode of modes) {
    await switchTo(page, mode);
    for (const width of widths) {
      await widen(page, width);
      await driftTo(page, driftMs);
      const { faint, marks } = await faintMarks(page);
      expect(marks, 'words and icons seen').toBeGreaterThan(10);
      expect.soft(faint, `${mode}, ${width} px`).toEqual([]);
    }
  }
}

for (const driftMs of DRIFTS_MS.slice(1)) {
  test(
    `A11Y-01 on / every word stands out 7:1, ${driftMs / 1000} s into the drift of the clouds`,
    { tag: '@long' },
    async ({ page }, info) => {
      countStates(info, 'painted contrast', MODES.length * ALL_WIDTHS_PX.length);
      await openWhole(page, '/');
      await expectToStandOut(page, MODES, ALL_WIDTHS_PX, driftMs);
    },
  );
}

for (const [wish, contextOptions] of Object.entries(WISHES)) {
  test.describe(wish, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce', ...contextOptions } });

    for (const { route } of ALL_PAGES) {
      for (const [where, widths] of Object.entries(WIDTHS_PX)) {
        for (const mode of MODES) {
          // axe cannot judge words in front of the sky, the clouds and the band, so `npm run check` always tests these pages.
          const isInGate = wish === 'no special wish' && where === 'outermost' && ['/', '/suncoastpatios'].includes(route);

          test(
            `A11Y-01 on ${route} every word stands out 7:1 and every icon 3:1 from what is behind it, ${mode}, ${where} widths, with ${wish}`,
            { tag: isInGate ? [] : ['@long'] },
            async ({ page }, info) => {
              countStates(info, 'painted contrast', widths.length);
              await openWhole(page, route);
              await expectToStandOut(page, [mode], widths, DRIFTS_MS[0] ?? 0);
            },
          );
        }
      }
    }
  });
}
