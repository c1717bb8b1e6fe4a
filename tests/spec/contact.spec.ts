import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { site } from '../../content/site.ts';
import { open } from '../support/app.ts';

const NORMAL = 'Get in touch (Click to copy)';
const OOPS = 'Get in touch (Oops, not here! Try again)';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const handle = (page: Page) => heading(page).getByRole('button');
const mail = (page: Page) => page.getByRole('button', { name: site.owner.email });

test('clicking the heading toggles it to the Oops text, and each further click toggles it back', async ({ page }) => {
  await open(page, '/contact');
  await expect(heading(page)).toHaveText(NORMAL);
  for (const text of [OOPS, NORMAL, OOPS, NORMAL]) {
    await handle(page).click();
    await expect(heading(page)).toHaveText(text);
  }
});

test('A11Y-12 the heading can be dragged, and a drag is not a click', async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop', 'A mouse drags here; a finger is tried below.');
  await open(page, '/contact');
  const before = (await handle(page).boundingBox()) as { x: number; y: number };
  await handle(page).hover();
  await page.mouse.down();
  await page.mouse.move(before.x + 220, before.y + 90, { steps: 8 });
  await page.mouse.up();
  const after = (await handle(page).boundingBox()) as { x: number; y: number };
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeGreaterThan(20);
  await expect(heading(page)).toHaveText(NORMAL);
  await handle(page).click();
  await expect(heading(page)).toHaveText(OOPS);
});

test('A11Y-12 a drag of 5 px or less is a click', async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop', 'A mouse drags here.');
  await open(page, '/contact');
  const box = (await handle(page).boundingBox()) as { x: number; y: number; width: number; height: number };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 4, y);
  await page.mouse.up();
  await expect(heading(page)).toHaveText(OOPS);
});

test('A11Y-12 Enter and Space toggle the heading, arrow keys move it, Escape puts it back', async ({ page }) => {
  await open(page, '/contact');
  await handle(page).focus();
  const before = (await handle(page).boundingBox()) as { x: number; y: number };
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const moved = (await handle(page).boundingBox()) as { x: number; y: number };
  expect(moved.y - before.y).toBe(32);
  await page.keyboard.press('Escape');
  expect(await handle(page).boundingBox()).toEqual(before);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(OOPS);
  await page.keyboard.press('Space');
  await expect(heading(page)).toHaveText(NORMAL);
});

test('A11Y-12 the heading cannot leave the window', async ({ page, viewport }) => {
  await open(page, '/contact');
  await handle(page).focus();
  for (let press = 0; press < 120; press++) await page.keyboard.press('ArrowDown');
  const box = (await handle(page).boundingBox()) as { y: number; height: number };
  expect(box.y + box.height).toBeLessThanOrEqual((viewport?.height ?? 0) + 1);
});

test('A11Y-12 a finger can still scroll the page on the heading', async ({ page }) => {
  await open(page, '/contact');
  await expect(handle(page)).toHaveCSS('touch-action', 'pan-y');
});

test('the large button shows the e-mail address; clicking it copies it, and an alert says Copied!', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    dialog.accept();
  });
  await open(page, '/contact');
  const size = await mail(page).evaluate((button) => Number.parseFloat(getComputedStyle(button).fontSize));
  expect(size).toBeGreaterThanOrEqual(24);
  await mail(page).click();
  await expect.poll(() => alerts).toEqual(['alert: Copied!']);
  expect(await clipboard(context)).toBe(site.owner.email);
});

/** What is on the clipboard, read by a page without our headers: ours may write to it only. */
async function clipboard(context: BrowserContext): Promise<string> {
  const reader = await context.newPage();
  await reader.route('**/reader', (route) => route.fulfill({ contentType: 'text/html', body: '<title>reader</title>' }));
  await reader.goto('/reader');
  return reader.evaluate(() => navigator.clipboard.readText());
}

for (const [fault, plant] of [
  ['is refused', () => void Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('denied')) })],
  ['is not there', () => void Object.defineProperty(navigator, 'clipboard', { value: undefined })],
] as [string, () => void][]) {
  test(`A11Y-13 REL-10 a copy that ${fault} logs a message and shows nothing`, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    page.on('dialog', (dialog) => logged.push(`dialog: ${dialog.message()}`));
    await open(page, '/contact');
    await page.evaluate(plant);
    const words = await page.locator('main').innerText();
    await mail(page).click();
    await expect.poll(() => logged).toEqual(['Sorry couldnt copy email']);
    expect(await page.locator('main').innerText()).toBe(words);
  });
}

test('A11Y-13 the address stands below as selectable text that opens a mail program', async ({ page }) => {
  await open(page, '/contact');
  const link = page.getByRole('link', { name: site.owner.email });
  await expect(link).toHaveAttribute('href', `mailto:${site.owner.email}`);
  await expect(link).not.toHaveCSS('user-select', 'none');
});

test('A11Y-12 a button let go outside the heading does not leave it stuck to the mouse', async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop', 'A mouse drags here.');
  await open(page, '/contact');
  const box = (await handle(page).boundingBox()) as { x: number; y: number; width: number };
  await page.mouse.move(box.x + box.width / 2, box.y + 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y - 2);
  await page.mouse.up();
  await page.mouse.move(box.x + box.width / 2 + 80, box.y + 40, { steps: 4 });
  expect(await handle(page).boundingBox()).toEqual(box);
});
