import { expect, type Page, test } from '@playwright/test';
import { complaints, expectHeading, navLink, open } from '../support/app.ts';
import { convert, country, openMap, said } from '../support/map.ts';
import { HOME } from '../support/pages.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** What a browser may lack or refuse, and how that looks to a page. */
const FAULTS: Record<string, () => void> = {
  'no IntersectionObserver': () => void Reflect.deleteProperty(window, 'IntersectionObserver'),
  'an IntersectionObserver that throws': () => {
    window.IntersectionObserver = class {
      constructor() {
        throw new Error('refused');
      }
    } as unknown as typeof IntersectionObserver;
  },
  'no matchMedia': () => void Object.assign(window, { matchMedia: undefined }),
  'a matchMedia that throws': () => {
    window.matchMedia = () => {
      throw new Error('refused');
    };
  },
  'no Element.animate': () => void Object.assign(Element.prototype, { animate: undefined }),
};

for (const [fault, plant] of Object.entries(FAULTS)) {
  test(`REL-09 a browser with ${fault}: all is visible, links and controls work, without an error`, async ({ page }) => {
    const found = complaints(page);
    await page.addInitScript(plant);
    await open(page, '/');
    await expectHeading(page, HOME.heading);
    await page.locator('.technologies').scrollIntoViewIfNeeded();
    await expect(page.locator('section[aria-labelledby=technologies]')).toHaveCSS('opacity', '1');
    await turnThePictures(page);
    await page.getByRole('button', { name: 'Dark mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-motion', /running|paused/);
    await navLink(page, 'ABOUT').click();
    await expectHeading(page, 'More about me');
    await page.goBack();
    await expectHeading(page, HOME.heading);
    expect(found).toEqual([]);
  });
}

for (const fault of ['no matchMedia', 'a matchMedia that throws'] as const) {
  test(`REL-09 a browser with ${fault}: the map is drawn, and converts`, async ({ page }) => {
    const found = complaints(page);
    await page.addInitScript(FAULTS[fault] as () => void);
    await openMap(page);
    await expect(country(page).locator('.map-land').first()).toBeVisible();
    await convert(page, '1 570 000', '5 180 000');
    await expect(said(page)).toContainText('43.5');
    expect(found).toEqual([]);
  });
}

for (const fault of ['no IntersectionObserver', 'an IntersectionObserver that throws'] as const) {
  test(`REL-09 a browser with ${fault}: a case study stands, and its figure works`, async ({ page }) => {
    const found = complaints(page);
    await page.addInitScript(FAULTS[fault] as () => void);
    await open(page, '/mycelium');
    await expect(page.locator('h1')).toContainText('Mycelium');
    await expect(page.locator('.figure').getByRole('button', { name: /^Buy/ })).toBeVisible();
    expect(found).toEqual([]);
  });
}

async function turnThePictures(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(page.locator('.slide').nth(1)).toHaveAttribute('data-current', 'true');
}
