import { expect, type Page, test } from '@playwright/test';
import { open } from '../../support/app.ts';
import { openWhole, scrollThrough, switchTo } from '../../support/page-states.ts';
import { ALL_PAGES } from '../../support/pages.ts';
import { printedPages } from '../../support/printed.ts';

/** As a browser does before it prints. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const img of document.images) img.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}

test('REL-15 no printed page but the last of a route is less than half full, none ends with a heading, and home fits on two', async ({
  page,
}) => {
  for (const { route } of ALL_PAGES) {
    await openWhole(page, route);
    await loadPictures(page);
    const headings = await page.locator('h1, h2, h3').allInnerTexts();
    const pages = await printedPages(new Uint8Array(await page.pdf({ format: 'A4' })));
    const used = pages.slice(0, -1).map((one) => one.used);
    expect.soft(Math.min(1, ...used), `${route}: ${used.map((part) => `${Math.round(part * 100)} %`)}`).toBeGreaterThanOrEqual(0.5);
    const stranded = pages
      .slice(0, -1)
      .filter(({ lastLine }) => headings.some((heading) => heading.replace(/\s+/g, ' ').endsWith(lastLine)));
    expect.soft(stranded, `${route}: a heading stands with its words`).toEqual([]);
    if (route === '/') expect.soft(pages).toHaveLength(2);
  }
});

test.describe('from the dark, while things move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('REL-15 home fits on two pages, a project stands with its buttons, and nothing is printed that only a press explains', async ({
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
