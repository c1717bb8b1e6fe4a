import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import owner from '../../../../sample/owner.json' with { type: 'json' };
import { browserErrors, open } from '../../../support/page/app.ts';

const { email } = owner;
const button = (scope: Page | FrameLocator) => scope.getByRole('button', { name: email });
const INSECURE = 'http://portfolio.test';

/** The e-mail address as text that can be selected, in a link that opens a mail program. */
const address = (scope: Page | FrameLocator) => scope.locator('main p').getByRole('link', { name: email });

/** Everything that a failed copy must not change: the words, and the icon that would say "copied". */
const shown = (scope: Page | FrameLocator) => scope.locator('main').innerHTML();

/** Collects the errors of the browser, and every dialog that it shows. */
function errorsAndDialogs(page: Page): string[] {
  const found = browserErrors(page);
  page.on('dialog', (dialog) => {
    found.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return found;
}

/** Presses the button, and waits for the message that the copy has failed. */
async function pressAndExpectFailure(page: Page, scope: Page | FrameLocator): Promise<void> {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await button(scope).click();
  await expect.poll(() => logged).toContain('Sorry couldnt copy email');
}

test('REL-10 a clipboard that never responds: nothing is shown, nothing breaks, the address is there', async ({ page }) => {
  const found = errorsAndDialogs(page);
  await open(page, '/contact');
  await page.evaluate(() => void Object.assign(navigator.clipboard, { writeText: () => new Promise(() => {}) }));
  const before = await shown(page);
  for (let press = 0; press < 3; press++) await button(page).click();
  expect(await shown(page)).toBe(before);
  await expect(address(page)).toBeVisible();
  expect(found).toEqual([]);
});

test('REL-10 a host without a certificate has no clipboard: the press logs its message and shows nothing, the address is there', async ({
  page,
  baseURL,
}) => {
  const found = errorsAndDialogs(page);
  await page.route(`${INSECURE}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: baseURL + pathname }) });
  });
  await open(page, `${INSECURE}/contact`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  const before = await shown(page);
  await pressAndExpectFailure(page, page);
  expect(await shown(page)).toBe(before);
  await expect(address(page)).toBeVisible();
  expect(found.filter((text) => !text.startsWith('console'))).toEqual([]);
});

// A frame without an origin cannot load the app: it must work like a page without scripts.
test('REL-10 in a frame, however sandboxed, the address is there, no press throws and no button does nothing', async ({ page }) => {
  const found = errorsAndDialogs(page);
  // Our headers forbid frames, and files for pages of other origins. This simulates a host that does not send them.
  await page.route('**', async (route) => {
    // CORS requests of a page without an origin fail: our hosts do not send the header that Playwright would add here.
    if ((await route.request().headerValue('origin')) === 'null') return route.abort();
    const response = await route.fetch();
    const { 'content-type': type = '' } = response.headers();
    await route.fulfill({ response, headers: { 'content-type': type } });
  });
  const frames = ['', 'allow-scripts', 'allow-scripts allow-same-origin'].map(
    (sandbox) => `<iframe sandbox="${sandbox}" src="/contact" width="1200" height="800"></iframe>`,
  );
  await page.route('**/around', (route) => route.fulfill({ contentType: 'text/html', body: frames.join('') }));
  await page.goto('/around');
  for (const sandbox of ['', 'allow-scripts']) {
    await test.step(`sandbox="${sandbox}"`, async () => {
      const frame = page.frameLocator(`iframe[sandbox="${sandbox}"]`);
      await expect(frame.getByRole('link', { name: email })).toHaveCount(2);
      await expect(button(frame)).toHaveCount(0);
      await expect(address(frame)).toBeVisible();
    });
  }
  const frame = page.frameLocator('iframe[sandbox*="allow-same-origin"]');
  await expect(frame.locator('html')).toHaveAttribute('data-app', 'ready');
  const before = await shown(frame);
  await pressAndExpectFailure(page, frame);
  expect(await shown(frame)).toBe(before);
  await expect(address(frame)).toBeVisible();
  expect(found.filter((text) => !text.startsWith('console'))).toEqual([]);
});
