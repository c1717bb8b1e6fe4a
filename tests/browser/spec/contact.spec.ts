import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import owner from '../../../sample/owner.json' with { type: 'json' };
import { idle, open } from '../../support/app.ts';
import { scrollTop } from '../../support/navigation.ts';
import { proves } from '../../support/proves.ts';

const NORMAL = 'Get in touch (Click to copy)';
const OOPS = 'Get in touch (Oops, not here! Try again)';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const handle = (page: Page) => heading(page).getByRole('button');
const mail = (page: Page) => page.getByRole('button', { name: owner.email });
const boxOf = async (page: Page) => (await handle(page).boundingBox()) as { x: number; y: number; width: number; height: number };

test(
  'A11Y-12 the heading toggles to the Oops text and back with each click, can be dragged by mouse and by keys, and stays in the window',
  proves('§2.37', '§2.38', '§4.3'),
  async ({ page, viewport }) => {
    await open(page, '/contact');
    await expect(heading(page)).toHaveText(NORMAL);
    for (const text of [OOPS, NORMAL, OOPS, NORMAL]) {
      await handle(page).click();
      await expect(heading(page)).toHaveText(text);
    }
    const home = await boxOf(page);
    const [x, y] = [home.x + home.width / 2, home.y + home.height / 2];

    await test.step('a drag is not a click', async () => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 220, y + 90, { steps: 8 });
      await page.mouse.up();
      await expect.poll(async () => Math.round((await boxOf(page)).x - home.x)).toBeGreaterThan(20);
      await idle(page);
      await expect(heading(page)).toHaveText(NORMAL);
      await handle(page).click();
      await expect(heading(page)).toHaveText(OOPS);
    });

    await test.step('Enter and Space toggle it, arrow keys move it, Escape puts it back', async () => {
      await handle(page).focus();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Space');
      await expect(heading(page)).toHaveText(NORMAL);
      expect(await boxOf(page)).toEqual(home);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      expect((await boxOf(page)).y - home.y).toBe(32);
      await page.keyboard.press('Escape');
      expect(await boxOf(page)).toEqual(home);
      await page.keyboard.press('Enter');
      await expect(heading(page)).toHaveText(OOPS);
    });

    await test.step('a drag of 5 px or less is a click', async () => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 4, y);
      await page.mouse.up();
      await expect(heading(page)).toHaveText(NORMAL);
    });

    await test.step('a button let go outside the heading does not leave it stuck to the mouse', async () => {
      await page.mouse.move(x, home.y + 2);
      await page.mouse.down();
      await page.mouse.move(x, home.y - 2);
      await page.mouse.up();
      await page.mouse.move(x + 80, home.y + 40, { steps: 4 });
      expect(await boxOf(page)).toEqual(home);
    });

    await test.step('it cannot leave the window', async () => {
      await handle(page).focus();
      for (let press = 0; press < 70; press++) await page.keyboard.press('ArrowDown');
      const { y: top, height } = await boxOf(page);
      expect(top).toBeGreaterThan(home.y + 100);
      expect(top + height).toBeLessThanOrEqual((viewport?.height ?? 0) + 1);
    });
  },
);

test('A11Y-12 a finger presses the heading, drags it sideways, and can still scroll the page on it', {
  tag: ['@phone', '@phone-only'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 }); // So that there is something to scroll.
  await open(page, '/contact');
  await handle(page).tap();
  await expect(heading(page)).toHaveText(OOPS);
  await handle(page).tap();
  await expect(heading(page)).toHaveText(NORMAL);
  await expect(handle(page)).toHaveCSS('touch-action', 'pan-y');

  const home = await boxOf(page);
  const [x, y] = [Math.round(home.x + home.width / 2), Math.round(home.y + home.height / 2)];
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  const swipe = async (dx: number, dy: number) => {
    await touch('touchStart', { x, y });
    for (let step = 1; step <= 8; step++) await touch('touchMove', { x: x + (dx * step) / 8, y: y + (dy * step) / 8 });
    await touch('touchEnd');
  };
  await swipe(0, -120);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(50);
  await expect(handle(page), 'a finger that scrolls leaves the heading where it was').not.toHaveAttribute('style', /translate/);
  const backAtTheTop = () => page.evaluate(() => [scrollTo({ top: 0, behavior: 'instant' }), scrollY].at(-1));
  await expect.poll(backAtTheTop).toBe(0);
  await swipe(-80, 0);
  await expect(handle(page)).toHaveAttribute('style', /translate\(-\d/);
  await idle(page);
  await expect(heading(page)).toHaveText(NORMAL);
});

test(
  'the large button shows the e-mail address; clicking it copies it, and an alert says Copied!; A11Y-13 REL-10 a copy that is refused or not there logs a message and shows nothing',
  proves('§2.39', '§4.4', '§4.5', '§8.1', '§8.2'),
  async ({ page, context }) => {
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
    await expect(link, 'A11Y-13 the address stands below as text that opens a mail program').toHaveAttribute(
      'href',
      `mailto:${owner.email}`,
    );
    await expect(link, 'A11Y-13 it can be selected').not.toHaveCSS('user-select', 'none');

    const words = await page.locator('main').innerText();
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
    expect(await clipboard(context)).toBe(owner.email);

    told.length = 0;
    await page.evaluate(remove);
    await mail(page).click();
    await expect.poll(() => told, 'not there').toEqual(['log: Sorry couldnt copy email']);
    await idle(page);
    expect(await page.locator('main').innerText()).toBe(words);
    expect(told).toHaveLength(1);
  },
);

/** What is on the clipboard, read by a page without our headers: ours may write to it only. */
async function clipboard(context: BrowserContext): Promise<string> {
  const reader = await context.newPage();
  await reader.route('**/reader', (route) => route.fulfill({ contentType: 'text/html', body: '<title>reader</title>' }));
  await reader.goto('/reader');
  return reader.evaluate(() => navigator.clipboard.readText());
}
