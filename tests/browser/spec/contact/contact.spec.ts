import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import owner from '../../../../sample/owner.json' with { type: 'json' };
import { idle, open } from '../../../support/page/app.ts';

const mail = (page: Page) => page.getByRole('button', { name: owner.email });

test('the large button shows the e-mail address; clicking it copies it, and an alert says Copied!; A11Y-13 REL-10 a copy that is refused or not there logs a message and shows nothing', {
  tag: ['@phone', '@§2.39', '@§4.4', '@§4.5', '@§8.1', '@§8.2'],
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const told: string[] = [];
  page.on('console', (message) => told.push(`log: ${message.text()}`));
  page.on('dialog', (dialog) => {
    told.push(`${dialog.type()}: ${dialog.message()}`);
    dialog.accept();
  });
  await open(page, '/contact');
  const size = await mail(page).evaluate((button) => Number.parseFloat(getComputedStyle(button).fontSize));
  expect(size).toBeGreaterThanOrEqual(24);
  const link = page.getByRole('link', { name: owner.email });
  await expect(link, 'A11Y-13 the address stands below as text that opens a mail program').toHaveAttribute('href', `mailto:${owner.email}`);
  await expect(link, 'A11Y-13 it can be selected').not.toHaveCSS('user-select', 'none');

  const words = await page.locator('main').innerText();
  const icon = await mail(page).locator('.mail-icon').innerHTML();
  const refuse = () => void Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('denied')) });
  const remove = () => void Object.defineProperty(navigator, 'clipboard', { value: undefined });
  const restore = () => void Reflect.deleteProperty(navigator.clipboard, 'writeText');
  await page.evaluate(refuse);
  await mail(page).click();
  await expect.poll(() => told, 'refused').toEqual(['log: Sorry couldnt copy email']);
  await idle(page);
  expect(await page.locator('main').innerText()).toBe(words);

  told.length = 0;
  await page.evaluate(restore);
  await mail(page).click();
  await expect.poll(() => told).toEqual(['alert: Copied!']);
  await expect(mail(page).locator('.mail-icon'), 'a check takes the place of the icon').toBeVisible();
  expect(await mail(page).locator('.mail-icon').innerHTML()).not.toBe(icon);
  expect(await clipboard(context)).toBe(owner.email);

  told.length = 0;
  await page.evaluate(remove);
  await mail(page).click();
  await expect.poll(() => told, 'not there').toEqual(['log: Sorry couldnt copy email']);
  await idle(page);
  expect(await page.locator('main').innerText()).toBe(words);
  expect(told).toHaveLength(1);
});

/** Reads the clipboard in a page without our headers, which allow a page only to write to it. */
async function clipboard(context: BrowserContext): Promise<string> {
  const reader = await context.newPage();
  await reader.route('**/reader', (route) => route.fulfill({ contentType: 'text/html', body: '<title>reader</title>' }));
  await reader.goto('/reader');
  return reader.evaluate(() => navigator.clipboard.readText());
}
