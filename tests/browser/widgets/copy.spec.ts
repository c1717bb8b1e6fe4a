import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import owner from '../../../sample/owner.json' with { type: 'json' };
import { idle, open } from '../../support/page/app.ts';

const mail = (page: Page) => page.getByRole('button', { name: owner.email });

/** Opens the contact page, and collects everything that it tells: messages in the console, dialogs and uncaught errors. */
async function openContact(page: Page): Promise<string[]> {
  const told: string[] = [];
  page.on('console', (message) => told.push(`log: ${message.text()}`));
  page.on('pageerror', (error) => told.push(`uncaught: ${error.message}`));
  page.on('dialog', (dialog) => {
    told.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  await open(page, '/contact');
  return told;
}

/** Reads the clipboard in a page without our headers, which allow a page only to write to it. */
async function clipboard(context: BrowserContext): Promise<string> {
  const reader = await context.newPage();
  await reader.route('**/reader', (route) => route.fulfill({ contentType: 'text/html', body: '<title>reader</title>' }));
  await reader.goto('/reader');
  return reader.evaluate(() => navigator.clipboard.readText());
}

test('A11Y-13 the large button copies the e-mail address, by Enter too, and an alert says Copied!', {
  tag: ['@§2.39', '@§4.4', '@§8.2'],
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const told = await openContact(page);
  const size = await mail(page).evaluate((button) => Number.parseFloat(getComputedStyle(button).fontSize));
  expect(size).toBeGreaterThanOrEqual(24);
  const icon = await mail(page).locator('.mail-icon').innerHTML();
  await mail(page).click();
  await expect.poll(() => told).toEqual(['alert: Copied!']);
  expect(await mail(page).locator('.mail-icon').innerHTML(), 'a check takes the place of the icon').not.toBe(icon);
  await page.keyboard.press('Enter');
  await expect.poll(() => told).toEqual(['alert: Copied!', 'alert: Copied!']);
  await expect(mail(page)).toBeFocused();
  expect(await clipboard(context)).toBe(owner.email);
});

/** What can be wrong with the clipboard. Over http there is none, and in a frame with a sandbox it refuses. */
const FAULTS = {
  refuses: () => void Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('denied')) }),
  'never answers': () => void Object.assign(navigator.clipboard, { writeText: () => new Promise(() => {}) }),
  'is not there': () => void Object.defineProperty(navigator, 'clipboard', { value: undefined }),
};

test('A11Y-13 REL-10 a copy that fails is told only to the console, and the address is there as a link', {
  tag: ['@§4.5', '@§8.1'],
}, async ({ page }) => {
  const told = await openContact(page);
  const shown = await page.locator('main').innerHTML();
  for (const [fault, plant] of Object.entries(FAULTS)) {
    told.length = 0;
    await page.evaluate(plant);
    await mail(page).click();
    const expected = fault === 'never answers' ? [] : ['log: Sorry couldnt copy email'];
    await expect.poll(() => told, fault).toEqual(expected);
    await idle(page);
    expect(told, fault).toEqual(expected);
    expect(await page.locator('main').innerHTML(), fault).toBe(shown);
  }
  const link = page.getByRole('link', { name: owner.email });
  await expect(link).toHaveAttribute('href', `mailto:${owner.email}`);
  await expect(link, 'it can be selected').not.toHaveCSS('user-select', 'none');
});
