import { expect, test } from '@playwright/test';
import { labels as crawlerLabels } from '../../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/labels.ts';
import { site } from '../../../../sample/site.ts';
import { axeViolations } from '../../../support/a11y/axe.ts';
import { ROUTE as CRAWLER_ROUTE, figure as crawlerFigure, slider } from '../../../support/figures/crawler.ts';
import { scrollToFigure, timesAnnounced } from '../../../support/figures/figures.ts';
import { BARE, figure, status as gardenStatus, HALF_WAY, keepGarden, openGarden, ROUTE, tile } from '../../../support/figures/garden.ts';
import { convert, country, huts, figure as mapFigure, openMap, status, swap } from '../../../support/figures/map.ts';
import { browserErrors, drawn, expectHeading, navLink, open } from '../../../support/page/app.ts';

test('REL-09 with storage blocked the garden can be played, and lasts until the page is left', async ({ page }) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('Storage is blocked', 'SecurityError');
        },
      });
  });
  const found = browserErrors(page);
  await openGarden(page);
  await tile(page, 3).click();
  await expect(tile(page, 3)).toHaveAccessibleName('Tile 3: spores. Water');
  await navLink(page, 'CONTACT').click();
  await expectHeading(page, 'Get in touch (Click to copy)');
  await page.goBack();
  await expect(tile(page, 3)).toHaveAccessibleName('Tile 3: spores. Water');
  expect(found).toEqual([]);
});

test('A11Y-06 what happens again is announced again: hours that go by, and a press that is too far out', async ({ page }) => {
  await keepGarden(page, BARE);
  await openGarden(page);
  const wait = figure(page).getByRole('button', { name: 'Let 6 hours pass' });
  expect(await timesAnnounced(gardenStatus(page), () => wait.click().then(() => wait.click()))).toBe(2);
  await expect(gardenStatus(page)).toHaveText('6 hours went by.');
  await openMap(page);
  const farOut = { position: { x: 60, y: 300 } };
  const press = () =>
    country(page)
      .click(farOut)
      .then(() => drawn(page));
  expect(await timesAnnounced(status(page), () => press().then(press))).toBe(2);
  await expect(status(page)).toContainText('too far out to sea');
});

// `npm run check` covers one mode, because other tests measure the colours; `npm run check:long` covers both.
for (const theme of ['light', 'dark']) {
  const tag = theme === 'dark' ? ['@long'] : [];

  test(`A11Y-02 axe finds nothing in any state of the garden, in ${theme} mode`, { tag }, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await keepGarden(page, { ...HALF_WAY, coins: 1 });
    await open(page, ROUTE);
    await figure(page)
      .getByText(site.labels.figure.how)
      .evaluate((summary) => (summary as HTMLElement).click());
    expect(await axeViolations(page, '.figure'), 'before it works').toEqual([]);
    await figure(page).scrollIntoViewIfNeeded();
    await tile(page, 3).click();
    await expect(figure(page).getByRole('button', { name: /^Buy/ })).toHaveAttribute('aria-disabled', 'true');
    expect(await axeViolations(page, '.figure'), 'at play').toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await axeViolations(page, '.figure'), 'in forced colours').toEqual([]);
  });

  test(`A11Y-02 axe finds nothing in any state of the map, in ${theme} mode`, { tag }, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await open(page, '/wehike');
    await mapFigure(page)
      .getByText(site.labels.figure.how)
      .evaluate((summary) => (summary as HTMLElement).click());
    expect(await axeViolations(page, '.figure'), 'before it works').toEqual([]);
    await scrollToFigure(mapFigure(page));
    await expect(huts(page)).toBeVisible();
    await mapFigure(page).getByText('The steps in between').click();
    expect(await axeViolations(page, '.figure'), 'a hut').toEqual([]);
    await convert(page, '1 190 000', '4 970 000');
    await expect(status(page)).toContainText('Your own point');
    expect(await axeViolations(page, '.figure'), 'an own point').toEqual([]);
    for (let step = 0; step < 12; step++) await country(page).press('+');
    expect(await axeViolations(page, '.figure'), 'as near as can be').toEqual([]);
    await swap(page).click();
    expect(await axeViolations(page, '.figure'), 'swapped').toEqual([]);
    await country(page).click({ position: { x: 300, y: 60 } });
    await expect(status(page)).toContainText('too far out to sea');
    expect(await axeViolations(page, '.figure'), 'refused').toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await axeViolations(page, '.figure'), 'in forced colours').toEqual([]);
  });

  test(`A11Y-02 axe finds nothing in any state of the two pages that a crawler sees, in ${theme} mode`, { tag }, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    const found = browserErrors(page);
    await open(page, CRAWLER_ROUTE);
    await crawlerFigure(page)
      .getByText(site.labels.figure.how)
      .evaluate((summary) => (summary as HTMLElement).click());
    expect(await axeViolations(page, '.figure'), 'before it works').toEqual([]);
    await scrollToFigure(crawlerFigure(page));
    await expect(slider(page)).toBeVisible();
    await crawlerFigure(page)
      .getByText(crawlerLabels.measured)
      .evaluate((summary) => (summary as HTMLElement).click());
    for (const key of ['ArrowLeft', 'Home', 'PageUp', 'End']) {
      await slider(page).press(key);
      expect(await axeViolations(page, '.figure'), key).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await axeViolations(page, '.figure'), 'in forced colours').toEqual([]);
    expect(found).toEqual([]);
  });
}
