import { expect, test } from '@playwright/test';
import { figureFile, usedFigures } from '../../build/figures.ts';
import { figures } from '../../content/figures.ts';
import { site } from '../../content/site.ts';
import { complaints, open } from '../support/app.ts';
import { ALL_PAGES, CASE_STUDIES, PAGES } from '../support/pages.ts';

test('the route table has one root layout route at / and the seven specified screens below it', async ({ page }) => {
  expect(PAGES.map(({ route }) => route).sort()).toEqual(['/', '/about', '/contact', '/mycelium', '/resume', '/suncoastpatios', '/wehike']);
  await open(page, '/');
  const layout = await page.locator('.site-header').evaluateHandle((header) => header);
  for (const { route } of PAGES) {
    await page.evaluate((to) => void navigation.navigate(to), route);
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

test('links out of the site lead to the two profiles, the live sites and the repositories, and nowhere else', async ({ page, baseURL }) => {
  const found = new Set<string>();
  for (const { route } of ALL_PAGES) {
    await open(page, route);
    const hrefs = await page.locator('a[href]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    for (const href of hrefs) if (!href.startsWith(baseURL ?? '') && !href.startsWith('mailto:')) found.add(href.replace(/\/$/, ''));
  }
  const sources = usedFigures('.').map(async (name) => (await import(`../../${figureFile(name)}`))[name].frame.source as string);
  const known = [
    site.profiles.github,
    site.profiles.linkedin,
    ...CASE_STUDIES.flatMap(({ live, code }) => [live, code]),
    ...(await Promise.all(sources)).map((source) => `${figures.repository}/${source}`),
  ];
  expect([...found].sort()).toEqual([...known].sort());
});

test('the only programmatic action is the clipboard write of the e-mail address', async ({ page }) => {
  await page.addInitScript(() => {
    const actions: string[] = [];
    Object.assign(window, { actions });
    const record = (name: string) => () => {
      actions.push(name);
      return Promise.resolve();
    };
    Object.assign(window, { fetch: record('fetch'), open: record('open') });
    Object.assign(navigator, { sendBeacon: record('beacon'), share: record('share') });
    XMLHttpRequest.prototype.send = record('xhr');
    navigator.clipboard.writeText = (text) => {
      actions.push(`clipboard: ${text}`);
      return Promise.resolve();
    };
  });
  page.on('dialog', (dialog) => dialog.accept());
  for (const { route } of ALL_PAGES) {
    await open(page, route);
    for (const button of await page.getByRole('button').all()) await button.evaluate((element: HTMLElement) => element.click());
    const copies = await page.getByRole('button', { name: site.owner.email }).count();
    const actions = await page.evaluate(() => (window as unknown as { actions: string[] }).actions);
    expect(actions, route).toEqual(Array(copies).fill(`clipboard: ${site.owner.email}`));
  }
});
