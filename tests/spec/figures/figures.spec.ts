import { expect, type Page, test } from '@playwright/test';
import { garden } from '../../../content/figures/garden.ts';
import { figures } from '../../../content/figures.ts';
import { complaints, expectHeading, navLink, open } from '../../support/app.ts';
import { axeViolations } from '../../support/axe.ts';
import { figure, HALF_WAY, keepGarden, openGarden, ROUTE, tile } from '../../support/garden.ts';

test.skip(({ isMobile }) => isMobile, 'On a phone the same parts stand in another order.');

const CHUNK = /assets\/garden-.*\.js/;
const drawing = (page: Page) => figure(page).getByRole('img', { name: garden.frame.drawing });
const explanation = [garden.frame.invitation, ...garden.frame.how];

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('REL-04 without scripts a figure shows its drawing and the whole explanation, and no dead control', async ({ page }) => {
    await page.goto(ROUTE);
    await expect(drawing(page)).toBeVisible();
    await expect(figure(page)).toContainText(garden.frame.withoutScripts);
    await figure(page).getByText(figures.labels.how).click();
    for (const sentence of explanation) await expect(figure(page).getByText(sentence)).toBeVisible();
    await expect(figure(page).getByRole('link')).toHaveAttribute('href', `${figures.repository}/${garden.frame.source}`);
    await expect(figure(page).getByRole('button')).toHaveCount(0);
  });
});

test('a figure is no part of the first view: its chunk is fetched when the reader comes near', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => /garden/.test(request.url()) && fetched.push(new URL(request.url()).pathname.replace(/-[^.]*\./, '.')));
  await open(page, ROUTE);
  await page.waitForTimeout(300);
  expect(fetched.filter((file) => file.startsWith('/assets'))).toEqual([]);
  await figure(page).scrollIntoViewIfNeeded();
  await expect(tile(page, 1)).toBeVisible();
  expect(fetched.filter((file) => file.startsWith('/assets')).sort()).toEqual(['/assets/garden.css', '/assets/garden.js']);
});

for (const [fault, body] of Object.entries({
  'throws while it is drawn': 'export const Live = () => { throw new Error("planted"); };',
  'throws as it arrives': 'throw new Error("planted");',
  'is not to be had': undefined,
})) {
  test(`REL-12 a figure that ${fault} leaves its drawing, and the page goes on working`, async ({ page }) => {
    await page.route(CHUNK, (route) => (body ? route.fulfill({ contentType: 'text/javascript', body }) : route.fulfill({ status: 404 })));
    await open(page, ROUTE);
    const asked = page.waitForResponse(CHUNK);
    await figure(page).scrollIntoViewIfNeeded();
    await asked;
    await page.waitForTimeout(300);
    await expect(drawing(page)).toBeVisible();
    await expectHeading(page, 'Mycelium: a slow game about fast fungi');
    await figure(page).getByText(figures.labels.how).click();
    await expect(figure(page).getByText(garden.frame.how[0] ?? '')).toBeVisible();
    await navLink(page, 'CONTACT').click();
    await expectHeading(page, 'Get in touch (Click to copy)');
  });
}

test('REL-09 with storage blocked the garden can be played, and lasts until the page is left', async ({ page }) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('Storage is blocked', 'SecurityError');
        },
      });
  });
  const found = complaints(page);
  await openGarden(page);
  await tile(page, 2).click();
  await expect(tile(page, 2)).toHaveAccessibleName('Tile 2: spores. Water');
  await navLink(page, 'CONTACT').click();
  await page.goBack();
  await expect(tile(page, 2)).toHaveAccessibleName('Tile 2: spores. Water');
  expect(found).toEqual([]);
});

for (const theme of ['light', 'dark']) {
  test(`A11Y-02 axe finds nothing in any state of the garden, in ${theme} mode`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await keepGarden(page, { ...HALF_WAY, coins: 1 });
    await open(page, ROUTE);
    await figure(page)
      .getByText(figures.labels.how)
      .evaluate((summary) => (summary as HTMLElement).click());
    expect(await axeViolations(page, '.figure'), 'before it works').toEqual([]);
    await figure(page).scrollIntoViewIfNeeded();
    await tile(page, 3).click();
    await expect(figure(page).getByRole('button', { name: /^Buy/ })).toHaveAttribute('aria-disabled', 'true');
    expect(await axeViolations(page, '.figure'), 'at play').toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await axeViolations(page, '.figure'), 'in forced colours').toEqual([]);
  });
}
