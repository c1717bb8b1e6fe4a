import { expect, type Page, test } from '@playwright/test';
import { site } from '../../content/site.ts';
import { complaints, open } from '../support/app.ts';

const { email } = site.owner;
const button = (page: Page) => page.getByRole('button', { name: email });
const INSECURE = 'http://portfolio.test';

/** The address as text that can be selected, in a link that opens a mail program. */
const address = (page: Page) => page.locator('main p').getByRole('link', { name: email });

test('REL-10 a clipboard that never answers: nothing is shown, nothing breaks, the address is there', async ({ page }) => {
  const found = complaints(page);
  page.on('dialog', (dialog) => found.push(`dialog: ${dialog.message()}`));
  await open(page, '/contact');
  await page.evaluate(() => void Object.assign(navigator.clipboard, { writeText: () => new Promise(() => {}) }));
  for (let press = 0; press < 3; press++) await button(page).click();
  await expect(address(page)).toBeVisible();
  expect(found).toEqual([]);
});

test('REL-10 a host without a certificate has no clipboard: the press logs its message, the address is there', async ({
  page,
  baseURL,
}) => {
  const logged: string[] = [];
  const found = complaints(page);
  page.on('console', (message) => logged.push(message.text()));
  await page.route(`${INSECURE}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: baseURL + pathname }) });
  });
  await open(page, `${INSECURE}/contact`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await button(page).click();
  await expect.poll(() => logged).toContain('Sorry couldnt copy email');
  await expect(address(page)).toBeVisible();
  expect(found.filter((text) => text.startsWith('uncaught'))).toEqual([]);
});

for (const sandbox of ['allow-scripts', 'allow-scripts allow-same-origin', '']) {
  test(`REL-10 in a frame with sandbox="${sandbox}" the address is there, and no press throws`, async ({ page }) => {
    const found = complaints(page);
    // Our headers allow no frame at all: this is a host that does not send them.
    await page.route('**/contact', async (route) => {
      const response = await route.fetch();
      const { 'content-type': type = '' } = response.headers();
      await route.fulfill({ response, headers: { 'content-type': type } });
    });
    await page.route('**/around', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe sandbox="${sandbox}" src="/contact" width="1200" height="800"></iframe>` }),
    );
    await page.goto('/around');
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('link', { name: email }).last()).toBeVisible();
    await page.waitForTimeout(500);
    const press = frame.getByRole('button', { name: email });
    if (await press.count()) await press.click();
    await expect(frame.getByRole('link', { name: email }).last()).toBeVisible();
    expect(found.filter((text) => text.startsWith('uncaught'))).toEqual([]);
  });
}
