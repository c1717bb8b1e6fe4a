import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { appReady, browserErrors, expectHeading, navLink, open } from '../../../support/page/app.ts';
import { storedValue } from '../../../support/page/hostile.ts';
import { HOME } from '../../../support/sites/pages.ts';

const FIXED_SEED = 20_261_115;
const RUNS = [
  { tag: [], runs: 5, seed: FIXED_SEED },
  { tag: ['@long'], runs: 300, seed: Date.now() % 2 ** 31 },
];

for (const { tag, runs, seed } of RUNS) {
  test(`REL-09 ${runs} random values in storage: each page load has a mode and a motion state, and no error`, { tag }, async ({ page }) => {
    test.setTimeout(600_000);
    console.log(`seed ${seed}`);
    const found = browserErrors(page);
    await open(page, '/about');
    const values = fc.record({ theme: storedValue, motion: storedValue, scroll: storedValue });
    const holds = fc.asyncProperty(values, async ({ theme, motion, scroll }) => {
      const inOpenPage = await page.evaluate(
        (stored) => {
          localStorage.setItem('theme', stored.theme);
          localStorage.setItem('motion', stored.motion);
          // After the page has written its own scroll positions, which it does when it is left.
          addEventListener('pagehide', () => sessionStorage.setItem('scroll', stored.scroll));
          dispatchEvent(new StorageEvent('storage')); // As if another tab had written them.
          return { ...document.documentElement.dataset };
        },
        { theme, motion, scroll },
      );
      expect(['light', 'dark']).toContain(inOpenPage.theme);
      expect(['paused', 'running']).toContain(inOpenPage.motion);
      await page.reload();
      await appReady(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme === 'dark' ? 'dark' : 'light');
      await expect(page.locator('html')).toHaveAttribute('data-motion', motion === 'running' ? 'running' : 'paused');
      await navLink(page, 'HOME').click();
      await expectHeading(page, HOME.heading);
      await page.goBack();
      await expectHeading(page, 'More about me');
      expect(found).toEqual([]);
    });
    // A scroll position that is not a number, under the key of the page that Back leads to: random values seldom include it.
    const noNumber = { theme: 'dark', motion: 'running', scroll: '{"default":"x"}' };
    await fc.assert(holds, { seed, numRuns: runs, endOnFailure: true, examples: [[noNumber]] });
  });
}
