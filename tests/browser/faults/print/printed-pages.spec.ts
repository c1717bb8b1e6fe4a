import { expect, type Page, test } from '@playwright/test';
import { openWhole, scrollThrough, switchTo } from '../../../support/a11y/page-states.ts';
import { open } from '../../../support/page/app.ts';
import { printedPages } from '../../../support/page/printed.ts';
import { ALL_PAGES } from '../../../support/sites/pages.ts';

/** Loads all lazy pictures, as a browser does before it prints. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const img of document.images) img.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}

for (const { route } of ALL_PAGES) {
  const tag = ['/', '/suncoastpatios', '/resume'].includes(route) ? [] : ['@long'];

  test(`REL-15 no printed page of ${route} but the last is less than half full, none ends with a heading, and home fits on two`, {
    tag,
  }, async ({ page }) => {
    await openWhole(page, route);
    await loadPictures(page);
    const headings = await page.locator('h1, h2, h3').allInnerTexts();
    const pages = await printedPages(new Uint8Array(await page.pdf({ format: 'A4' })));
    const used = pages.slice(0, -1).map((one) => one.used);
    expect.soft(Math.min(1, ...used), `${route}: ${used.map((part) => `${Math.round(part * 100)} %`)}`).toBeGreaterThanOrEqual(0.5);
    const stranded = pages
      .slice(0, -1)
      .filter(({ lastLine }) => headings.some((heading) => heading.replace(/\s+/g, ' ').endsWith(lastLine)));
    expect.soft(stranded, `${route}: a heading is on the same page as its text`).toEqual([]);
    if (route === '/') expect.soft(pages).toHaveLength(2);
  });
}

test.describe('from dark mode, with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('REL-15 home fits on two pages, a project is on one page with its buttons, and labels of controls are not printed', async ({
    page,
  }) => {
    await open(page, '/');
    await switchTo(page, 'dark');
    await scrollThrough(page);
    await loadPictures(page);
    const [first, ...others] = await printedPages(new Uint8Array(await page.pdf({ format: 'A4' })));
    expect(others).toHaveLength(1);
    expect(first?.lastLine).toContain('View Case Study');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('(Click to copy)')).toBeHidden();
    await open(page, '/suncoastpatios');
    for (const label of await page.locator('.figure summary').all()) await expect(label).toBeHidden();
  });
});
