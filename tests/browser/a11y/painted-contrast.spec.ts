import { expect, test } from '@playwright/test';
import { countStates, MODES, openWhole, switchTo, widen } from '../../support/page-states.ts';
import { ALL_PAGES } from '../../support/pages.ts';
import { faintMarks } from '../../support/painted.ts';

const WISHES = {
  'no special wish': {},
  'more contrast': { contrast: 'more' },
  'forced colours': { forcedColors: 'active' },
} as const;

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
          countStates(info, 'painted contrast', MODES.length * 2);
          await openWhole(page, route);
          for (const mode of MODES) {
            await switchTo(page, mode);
            for (const width of [320, 1440]) {
              await widen(page, width);
              const { faint, marks } = await faintMarks(page);
              expect(marks, 'words and icons seen').toBeGreaterThan(10);
              expect.soft(faint, `${mode}, ${width} px`).toEqual([]);
            }
          }
        },
      );
    }
  });
}
