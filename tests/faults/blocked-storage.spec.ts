import { expect, test } from '@playwright/test';
import { complaints, expectHeading, navLink, open } from '../support/app.ts';
import { startFigures } from '../support/figures.ts';
import { count, figure, ROUTE } from '../support/garden.ts';
import { ALL_PAGES, CASE_STUDIES, HOME } from '../support/pages.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** How a browser refuses to keep anything. */
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
  const tag = fault === 'blocked' ? [] : ['@slow'];
  test(`REL-09 with storage ${fault} every page and every figure works without an error`, { tag }, async ({ page }) => {
    const found = complaints(page);
    await page.addInitScript(plant);
    for (const { route, heading } of ALL_PAGES) {
      await open(page, route);
      await expectHeading(page, heading);
      await startFigures(page);
    }
    expect(found).toEqual([]);
  });

  test(`REL-09 with storage ${fault} the display mode, the motion state and the garden last for the visit`, async ({ page }) => {
    const found = complaints(page);
    await page.addInitScript(plant);
    await open(page, '/');
    await page.getByRole('button', { name: 'Dark mode' }).click();
    await page.getByRole('button', { name: 'Pause animations' }).click();
    await page.locator(`a.button[href="${ROUTE}"]`).click();
    await expectHeading(page, CASE_STUDIES.find(({ route }) => route === ROUTE)?.heading ?? '');
    await startFigures(page);
    const given = await count(page, 'Spores').innerText();
    await figure(page).getByRole('button', { name: /^Buy/ }).click();
    await expect(count(page, 'Spores')).not.toHaveText(given);
    const bought = await count(page, 'Spores').innerText();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await navLink(page, 'HOME').click();
    await expectHeading(page, HOME.heading);
    await expect(page.getByRole('button', { name: 'Play animations' })).toBeVisible();
    await page.goBack();
    await expect(count(page, 'Spores')).toHaveText(bought);
    expect(found).toEqual([]);
  });
}
