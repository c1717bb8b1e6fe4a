import { expect, test } from '@playwright/test';
import { labels } from '../../schema/default-labels.ts';
import { SAMPLE } from '../support/owners/sample.ts';
import { browserErrors, expectHeading, navLink, open } from '../support/page/app.ts';
import { scrollPastDemos } from '../support/page/demos.ts';
import { ALL_PAGES, CASE_STUDIES, HOME } from '../support/sites/pages.ts';
import { runOn } from './run-host.ts';

runOn('workerd');

test('SEC-02 SEC-10 nothing a visitor does violates the policy or sends a request to another site', async ({ page, context, baseURL }) => {
  const errors = browserErrors(page); // The browser logs what the policy blocks.
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  page.on('dialog', (dialog) => dialog.accept());
  for (const { route, heading } of ALL_PAGES) {
    await open(page, route);
    await expectHeading(page, heading);
    await scrollPastDemos(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/');
  await page.getByRole('button', { name: labels.page.darkMode }).click();
  await page.getByRole('button', { name: labels.page.pauseAnimations }).click();
  await page.locator('.carousel-button').last().click();
  const message = page.waitForEvent('dialog');
  await page.getByRole('button', { name: SAMPLE.owner.email }).first().click();
  expect((await message).message()).toBe(labels.contact.copied);
  for (const name of ['ABOUT', 'HOME', 'CONTACT']) await navLink(page, name).click();
  await expectHeading(page, SAMPLE.contact.heading);
  await page.getByRole('heading', { level: 1 }).getByRole('button').hover();
  await page.mouse.down();
  await page.mouse.move(900, 300, { steps: 8 });
  await page.mouse.up();

  expect(errors).toEqual([]);
  expect([...origins]).toEqual([baseURL]);
  expect(await context.cookies()).toEqual([]);
});

test('OWN-05 a visitor can enlarge a video to the full screen, and watch it in a small window', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => document.body.addEventListener('click', () => document.documentElement.requestFullscreen(), { once: true }));
  await page.mouse.click(5, 5); // Browsers allow it only after an action of the visitor.
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('HTML');
  expect(await page.evaluate(() => document.pictureInPictureEnabled)).toBe(true);
});

test('SEC-07 no string can be assigned to innerHTML', async ({ page }) => {
  await open(page, '/');
  const outcome = page.evaluate(() => {
    const element = document.createElement('div');
    const write = () => {
      element.innerHTML = '<b>text</b>';
    };
    // In a task of the page: the policy doesn't apply to code that Playwright runs itself.
    return scheduler.postTask(write).catch((error) => error.name);
  });
  expect(await outcome).toBe('TypeError');
});

test('SEC-08 an injected script, an image with onerror and a javascript: link do not run', async ({ page }) => {
  const errors = browserErrors(page);
  const code = "document.title = 'injected'";
  const injected = `<script>${code}</script><img src="/nope.png" onerror="${code}"><a id="bait" href="javascript:void (${code})">bait</a>`;
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</body>', `${injected}</body>`) });
  });
  await open(page, '/');
  const title = await page.title();
  await page.locator('#bait').evaluate((link: HTMLElement) => link.click());
  // The browser reports each script that it blocks: after the third report none is left that could run.
  await expect.poll(() => errors.filter((text) => text.includes('Content Security Policy')).length).toBe(3);
  expect(await page.title()).toBe(title);
  expect(title).not.toBe('injected');
});

test('SCALE-02 a second visit costs one conditional request per page', async ({ context, baseURL }) => {
  for (const { route } of [HOME, ...CASE_STUDIES.slice(0, 1)]) {
    const first = await context.newPage();
    await open(first, route);
    await first.waitForLoadState('networkidle'); // Otherwise the second visit would load what the first hasn't finished.
    await first.close();
    const second = await context.newPage();
    await open(second, route);
    const transfers = await second.evaluate(() =>
      ([...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')] as PerformanceResourceTiming[])
        .map(({ name, transferSize }) => ({ name, transferSize }))
        .filter(({ transferSize }) => transferSize > 0),
    );
    // 300 stands for the headers of a 304 response without a body: https://www.w3.org/TR/resource-timing/#dom-performanceresourcetiming-transfersize
    expect(transfers).toEqual([{ name: baseURL + route, transferSize: 300 }]);
    await second.close();
  }
});
