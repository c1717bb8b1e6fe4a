import { expect, test } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { countStates, MODES, openWhole, switchTo, WIDTHS, WISHES, widen } from '../support/page-states.ts';
import { ALL_PAGES } from '../support/pages.ts';

for (const [wish, contextOptions] of Object.entries(WISHES)) {
  test.describe(wish, () => {
    test.use({ contextOptions });

    for (const { route } of ALL_PAGES) {
      // Every page as most people see it, and one page in all states, are part of every check.
      const tag = wish === 'default' || route === '/' ? [] : ['@slow'];

      test(`A11Y-01 axe finds nothing wrong with ${route}, ${wish}, in both modes and at three widths`, { tag }, async ({ page }, info) => {
        countStates(info, 'axe', MODES.length * WIDTHS.length);
        await openWhole(page, route);
        for (const mode of MODES) {
          await switchTo(page, mode);
          for (const width of WIDTHS) {
            await widen(page, width);
            expect.soft(await axeViolations(page), `${mode}, ${width} px`).toEqual([]);
          }
        }
      });
    }
  });
}
