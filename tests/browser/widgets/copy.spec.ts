import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { SAMPLE } from '../../support/owners/sample.ts';
import { idle, open } from '../../support/page/app.ts';

const { email } = SAMPLE.owner;
const mail = (page: Page) => page.getByRole('button', { name: email });

/** Opens the contact page, and collects console messages, dialogs and uncaught errors. */
async function openContact(page: Page): Promise<string[]> {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`log: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  page.on('dialog', (dialog) => {
    messages.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  await open(page, '/contact');
  return messages;
}

/** Reads the clipboard in a page without our headers, which allow only writing to it. */
async function clipboard(context: BrowserContext): Promise<string> {
  const reader = await context.newPage();
  await reader.route('**/reader', (route) => route.fulfill({ contentType: 'text/html', body: '<title>reader</title>' }));
  await reader.goto('/reader');
  return reader.evaluate(() => navigator.clipboard.readText());
}

test('A11Y-13 the large button copies the e-mail address, by mouse and by Enter, and an alert says Copied!', {
  tag: ['@§2.39', '@§4.4', '@§8.2'],
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const messages = await openContact(page);
  const size = await mail(page).evaluate((button) => Number.parseFloat(getComputedStyle(button).fontSize));
  expect(size).toBeGreaterThanOrEqual(24);
  const icon = await mail(page).locator('.mail-icon').innerHTML();
  await mail(page).click();
  await expect.poll(() => messages).toEqual(['alert: Copied!']);
  expect(await mail(page).locator('.mail-icon').innerHTML(), 'a check mark replaces the icon').not.toBe(icon);
  await page.keyboard.press('Enter');
  await expect.poll(() => messages).toEqual(['alert: Copied!', 'alert: Copied!']);
  await expect(mail(page)).toBeFocused();
  expect(await clipboard(context)).toBe(email);
});

/** How the clipboard can fail: over http there is none, and in a sandboxed frame it refuses. */
const FAULTS = {
  refuses: () => void Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('denied')) }),
  'never answers': () => void Object.assign(navigator.clipboard, { writeText: () => new Promise(() => {}) }),
  'is missing': () => void Object.defineProperty(navigator, 'clipboard', { value: undefined }),
};

test('A11Y-13 REL-10 if copying fails, only the console says so, and the address is still there as a link', {
  tag: ['@§4.5', '@§8.1'],
}, async ({ page }) => {
  const messages = await openContact(page);
  const shown = await page.locator('main').innerHTML();
  for (const [fault, breakClipboard] of Object.entries(FAULTS)) {
    messages.length = 0;
    await page.evaluate(breakClipboard);
    await mail(page).click();
    const expected = fault === 'never answers' ? [] : ['log: Sorry couldnt copy email'];
    await expect.poll(() => messages, fault).toEqual(expected);
    await idle(page);
    expect(messages, fault).toEqual(expected);
    expect(await page.locator('main').innerHTML(), fault).toBe(shown);
  }
  const link = page.getByRole('link', { name: email });
  await expect(link).toHaveAttribute('href', `mailto:${email}`);
  await expect(link, 'it can be selected').not.toHaveCSS('user-select', 'none');
});
