import { expect, test } from '@playwright/test';
import { open } from '../support/app.ts';
import { countStates, MODES, openWhole, switchTo, widen } from '../support/page-states.ts';
import { ALL_PAGES } from '../support/pages.ts';
import { faintMarks } from '../support/painted.ts';

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
      const tag = wish === 'no special wish' && ['/', '/suncoastpatios'].includes(route) ? [] : ['@slow'];

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

test.describe('forced colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  test('A11Y-01 in forced colours the browser still reports the colour that axe reads, not the one it paints', async ({ page }) => {
    await open(page, '/about');
    await switchTo(page, 'dark');
    const colours = await page.locator('h1').evaluate((heading) => {
      const { color, webkitTextFillColor } = getComputedStyle(heading);
      return { color, webkitTextFillColor };
    });
    // Once both are the same, axe can judge here too: take its two rules out of BLIND_IN_FORCED_COLOURS in tests/support/axe.ts.
    expect(colours).toEqual({ color: 'rgb(0, 0, 0)', webkitTextFillColor: 'rgb(251, 243, 224)' });
  });
});
