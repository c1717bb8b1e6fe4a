import { expect, type Page, test } from '@playwright/test';
import { crawler } from '../../../content/figures/crawler.ts';
import { figures } from '../../../content/figures.ts';
import { complaints, expectHeading, navLink, open } from '../../support/app.ts';
import { axeViolations } from '../../support/axe.ts';
import { choice, figure, ROUTE, slider } from '../../support/crawler.ts';

test.skip(({ isMobile }) => isMobile, 'On a phone the same parts stand in another order.');

const { frame } = crawler;
const CHUNK = /assets\/crawler-.*\.js/;
const drawing = (page: Page) => figure(page).getByRole('img', { name: frame.drawing });

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('REL-04 without scripts both pages stand side by side with what was measured, and the explanation is whole', async ({ page }) => {
    await page.goto(ROUTE);
    await expect(drawing(page)).toBeVisible();
    await expect(figure(page)).toContainText(frame.withoutScripts);
    await figure(page).getByText(figures.labels.how).click();
    for (const sentence of [frame.invitation, ...frame.how]) await expect(figure(page).getByText(sentence)).toBeVisible();
    await expect(figure(page).getByRole('link')).toHaveAttribute('href', `${figures.repository}/${frame.source}`);
    for (const role of ['button', 'slider', 'radio'] as const) await expect(figure(page).getByRole(role)).toHaveCount(0);
  });
});

test('what the crawler sees is no part of the first view: it is fetched when the reader comes near', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname.replace(/-[^.]*\./, '.')));
  const own = () => fetched.filter((file) => file.startsWith('/assets/crawler')).sort();
  await open(page, ROUTE);
  await page.waitForTimeout(300);
  expect(own()).toEqual([]);
  await figure(page).scrollIntoViewIfNeeded();
  await expect(slider(page)).toBeVisible();
  expect(own()).toEqual(['/assets/crawler.css', '/assets/crawler.js']);
});

for (const [fault, pattern, body] of [
  ['throws while it is drawn', CHUNK, 'export const Live = () => { throw new Error("planted"); };'],
  ['throws as it arrives', CHUNK, 'throw new Error("planted");'],
  ['is not to be had', CHUNK, undefined],
  ['has lost its style sheet', /assets\/crawler-.*\.css/, undefined],
] as const) {
  test(`REL-12 a figure that ${fault} leaves its drawing with what was measured, and the page goes on working`, async ({ page }) => {
    await page.route(pattern, (route) => (body ? route.fulfill({ contentType: 'text/javascript', body }) : route.fulfill({ status: 404 })));
    await open(page, ROUTE);
    const asked = page.waitForResponse(pattern);
    await figure(page).scrollIntoViewIfNeeded();
    await asked;
    await page.waitForTimeout(300);
    await expect(drawing(page)).toBeVisible();
    await figure(page).getByText(figures.labels.how).click();
    await expect(figure(page).getByText(frame.how[0] ?? '')).toBeVisible();
    await navLink(page, 'CONTACT').click();
    await expectHeading(page, 'Get in touch (Click to copy)');
  });
}

for (const theme of ['light', 'dark']) {
  test(`A11Y-02 axe finds nothing in any state of the two pages, in ${theme} mode`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    const found = complaints(page);
    await open(page, ROUTE);
    await figure(page)
      .getByText(figures.labels.how)
      .evaluate((summary) => (summary as HTMLElement).click());
    expect(await axeViolations(page, '.figure'), 'before it works').toEqual([]);
    await figure(page).scrollIntoViewIfNeeded();
    for (const site of ['client', 'server'] as const) {
      await choice(page, site).check();
      for (const key of ['Home', 'PageUp', 'End']) {
        await slider(page).press(key);
        expect(await axeViolations(page, '.figure'), `${site}, ${key}`).toEqual([]);
      }
    }
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await axeViolations(page, '.figure'), 'in forced colours').toEqual([]);
    expect(found).toEqual([]);
  });
}
