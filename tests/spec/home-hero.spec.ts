import { expect, test } from '@playwright/test';
import { open } from '../support/app.ts';
import { HOME } from '../support/pages.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the hero fills the screen', async ({ page, viewport }) => {
  await open(page, '/');
  const box = await page.locator('.hero').boundingBox();
  expect(box?.y).toBe(0);
  expect(box?.height).toBeGreaterThanOrEqual(viewport?.height ?? 0);
  expect(box?.width).toBe(viewport?.width);
});

test('the letters of the greeting animate in one after another, without waiting for the app', async ({ page }) => {
  await page.route('**/assets/*.js', () => {}); // The scripts never arrive.
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('.greeting-letter').last().waitFor({ state: 'attached' });
  const delays = () =>
    page
      .locator('.greeting-letter')
      .evaluateAll((letters) => letters.map((letter) => letter.getAnimations()[0]?.effect?.getComputedTiming().delay ?? Number.NaN));
  await expect.poll(async () => (await delays()).some(Number.isNaN)).toBe(false); // Once the style sheet is here.
  const starts = await delays();
  expect(starts).toHaveLength(HOME.heading.replaceAll(' ', '').length);
  for (const [index, start] of starts.slice(1).entries()) expect(start).toBeGreaterThan(starts[index] as number);
});

test('the letters give way to the plain greeting', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('.greeting-letters')).toHaveCSS('visibility', 'hidden');
  await expect(page.locator('.greeting-text')).toHaveCSS('opacity', '1');
});

test('A11Y-08 the greeting is one text node, and its accessible name is the whole greeting, once', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain(`>${HOME.heading}</span>`);
  await open(page, '/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveAccessibleName(HOME.heading);
  expect(await page.locator('.greeting-text').evaluate((text) => text.childNodes.length)).toBe(1);
  await expect(page.locator('.greeting-letters')).toHaveAttribute('aria-hidden', 'true');
});

test('cloud images drift sideways in a 20 second linear loop without end', async ({ page }) => {
  await open(page, '/');
  const timings = await page.locator('.drifting').evaluateAll((clouds) =>
    clouds.map((cloud) => {
      const { duration, easing, iterations } = cloud.getAnimations()[0]?.effect?.getComputedTiming() ?? {};
      return { duration, easing, iterations: String(iterations) };
    }),
  );
  expect(timings.length).toBeGreaterThan(1);
  for (const timing of timings) expect(timing).toEqual({ duration: 20_000, easing: 'linear', iterations: 'Infinity' });
  const cloud = page.locator('.drifting').first();
  const place = () => cloud.evaluate((element) => element.getBoundingClientRect());
  const before = await place();
  await expect.poll(async () => Math.abs((await place()).x - before.x)).toBeGreaterThan(2);
  expect((await place()).y).toBe(before.y);
});

test('the clouds are pictures under /images', async ({ page }) => {
  const answered = page.waitForResponse(/\/images\/clouds-.*\.svg$/);
  await page.goto('/');
  expect((await answered).status()).toBe(200);
});

test('a short intro says what the owner does, and that they are fond of clouds', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('.hero p').first()).toHaveText(
    /software developer focused on intuitive and innovative websites, with a fondness for clouds/,
  );
});

test('three icon links lead to GitHub, the contact page and LinkedIn, each in a new tab', async ({ page, context }) => {
  await open(page, '/');
  const links = page.locator('.hero ul').getByRole('link');
  await expect(links).toHaveCount(3);
  for (const [index, name] of ['GitHub profile', 'Contact page', 'LinkedIn profile'].entries()) {
    await expect(links.nth(index)).toHaveAccessibleName(`${name} (opens in a new tab)`);
    await expect(links.nth(index)).toHaveAttribute('target', '_blank');
    await expect(links.nth(index)).toHaveAttribute('rel', /noopener/);
    await expect(links.nth(index).locator('svg')).toBeVisible();
  }
  const opened = context.waitForEvent('page');
  await links.nth(1).click();
  await expect(await opened).toHaveURL('/contact');
});
