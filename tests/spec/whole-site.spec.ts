import { expect, test } from '@playwright/test';
import { complaints, open } from '../support/app.ts';
import { ALL_PAGES, PAGES } from '../support/pages.ts';

test('the route table has one root layout route at / and the seven specified screens below it', async ({ page }) => {
  expect(PAGES.map(({ route }) => route).sort()).toEqual(['/', '/about', '/contact', '/mycelium', '/resume', '/suncoastpatios', '/wehike']);
  await open(page, '/');
  const layout = await page.locator('.site-header').evaluateHandle((header) => header);
  for (const { route } of PAGES) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, route);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${route}$`));
    expect(await page.locator('.site-header').evaluate((header, first) => header === first, layout)).toBe(true);
  }
});

test('the site asks nothing of any other origin, sets no cookie and has no form', async ({ page, context, baseURL }) => {
  const found = complaints(page);
  const foreign: string[] = [];
  const calls: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
    if (['fetch', 'xhr', 'websocket', 'ping'].includes(request.resourceType())) calls.push(request.url());
  });
  for (const { route } of ALL_PAGES) {
    await open(page, route);
    await expect(page.locator('form, input, textarea, select')).toHaveCount(0);
  }
  expect(foreign).toEqual([]);
  expect(calls).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(found).toEqual([]);
});

test('every picture, icon and the PDF are loaded from /images', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
  });
  for (const { route } of ALL_PAGES) {
    await open(page, route);
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 500) {
        scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    });
  }
  expect(pictures.length).toBeGreaterThan(10);
  expect(pictures.filter((path) => !path.startsWith('/images/') && path !== '/favicon.svg')).toEqual([]);
  await open(page, '/resume');
  await expect(page.locator('a[href$=".pdf"]').first()).toHaveAttribute('href', /^\/images\//);
});

test('the parts of the home page stand in the specified order', async ({ page }) => {
  await open(page, '/');
  const parts = ['.greeting', '.hero ul', '.technologies', '.carousel', '.project-caption', '.card', '.testimonial', 'section.contact'];
  const tops = await Promise.all(
    parts.map((part) =>
      page
        .locator(part)
        .first()
        .evaluate((element) => element.getBoundingClientRect().top),
    ),
  );
  expect([...tops].sort((a, b) => a - b)).toEqual(tops);
});

test('no page scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { route } of ALL_PAGES) {
    await open(page, route);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBeLessThanOrEqual(320);
  }
});
