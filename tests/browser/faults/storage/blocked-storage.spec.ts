import { expect, type Page, test } from '@playwright/test';
import { startFigures } from '../../../support/figures/figures.ts';
import { count, figure, ROUTE } from '../../../support/figures/garden.ts';
import { browserErrors, expectHeading, open } from '../../../support/page/app.ts';
import { ALL_PAGES, CASE_STUDIES, HOME } from '../../../support/sites/pages.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const GARDEN = CASE_STUDIES.find(({ route }) => route === ROUTE) as (typeof CASE_STUDIES)[number];
const OTHER_STUDIES = CASE_STUDIES.filter((study) => study !== GARDEN);

/** The ways in which a browser can refuse to store anything. */
const FAULTS: Record<string, () => void> = {
  blocked: () => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('Storage is blocked', 'SecurityError');
        },
      });
    }
  },
  missing: () => {
    for (const storage of ['localStorage', 'sessionStorage']) Object.defineProperty(window, storage, { value: undefined });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Storage is full', 'QuotaExceededError');
    };
  },
};

for (const [fault, plant] of Object.entries(FAULTS)) {
  test(`REL-09 with storage ${fault} every page and every figure works without an error`, { tag: '@long' }, async ({ page }) => {
    const found = browserErrors(page);
    await page.addInitScript(plant);
    for (const { route, heading } of ALL_PAGES) {
      await open(page, route);
      await expectHeading(page, heading);
      await startFigures(page);
    }
    expect(found).toEqual([]);
  });

  const tag = fault === 'missing' ? ['@long'] : [];
  const studies = fault === 'blocked' ? OTHER_STUDIES : [];
  test(`REL-09 with storage ${fault} the display mode, the motion state and the garden last for the visit`, { tag }, async ({ page }) => {
    const found = browserErrors(page);
    await page.addInitScript(plant);
    await open(page, '/');
    await page.getByRole('button', { name: 'Dark mode' }).click();
    await page.getByRole('button', { name: 'Pause animations' }).click();
    await go(page, GARDEN);
    await startFigures(page);
    const given = await count(page, 'Spores').innerText();
    await figure(page).getByRole('button', { name: /^Buy/ }).click();
    await expect(count(page, 'Spores')).not.toHaveText(given);
    const bought = await count(page, 'Spores').innerText();
    await go(page, HOME);
    await expect(page.getByRole('button', { name: 'Play animations' })).toBeVisible();
    await page.goBack();
    await expect(count(page, 'Spores')).toHaveText(bought);
    for (const study of studies) {
      await go(page, HOME);
      await go(page, study);
      await startFigures(page);
    }
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
    expect(found).toEqual([]);
  });
}

/** Follows a link on the current page. */
async function go(page: Page, { route, heading }: Pick<typeof HOME, 'route' | 'heading'>): Promise<void> {
  await page.locator(`a[href="${route}"]`).filter({ visible: true }).first().click();
  await expectHeading(page, heading);
}
