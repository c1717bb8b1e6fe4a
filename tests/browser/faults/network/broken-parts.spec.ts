import { expect, type Page, test } from '@playwright/test';
import { browserErrors, expectHeading, navLink, open, uncaught } from '../../../support/page/app.ts';
import { CASE_STUDIES, HOME } from '../../../support/sites/pages.ts';

/** Changes a chunk so that the part with these words throws, at once or as soon as the app runs. */
async function plant(page: Page, chunk: RegExp, words: string, when: string): Promise<void> {
  await page.route(chunk, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    expect(text).toContain(words);
    await route.fulfill({ response, body: text.replace(words, `...(()=>{if(${when})throw Error("planted");return{}})(),${words}`) });
  });
}

for (const [moment, when] of [
  ['when the app starts', 'globalThis.document'],
  ['later', 'document.documentElement.dataset.app'],
] as const) {
  test(`REL-12 a carousel that throws ${moment} removes only itself`, async ({ page }) => {
    const found = browserErrors(page);
    await plant(page, /home-screen.*\.js/, 'className:`carousel`', when);
    await open(page, '/');
    await page.evaluate(() => document.querySelector('.carousel')?.scrollIntoView()); // It renders again when it comes into view.
    await expect(page.locator('.carousel')).toHaveCount(0);
    await expectHeading(page, HOME.heading);
    await expect(page.getByRole('heading', { name: 'TESTIMONIALS' })).toBeVisible();
    await page.getByRole('button', { name: 'Dark mode' }).click();
    await page.getByRole('link', { name: 'View Case Study Suncoast Patios' }).click();
    await expectHeading(page, CASE_STUDIES[0]?.heading ?? '');
    expect(uncaught(found)).toEqual([]);
  });
}

for (const [part, chunk, words, selector] of [
  ['a picture', /prose.*\.js/, 'className:`picture full-width`', '.pictures figure'],
  ['the marquee', /suncoastpatios.*\.js/, 'className:`marquee-view`', '.band'],
] as const) {
  test(`REL-12 ${part} that throws removes only itself`, async ({ page }) => {
    const found = browserErrors(page);
    await plant(page, chunk, words, 'globalThis.document');
    const study = CASE_STUDIES[part === 'the marquee' ? 0 : 2];
    await open(page, study?.route ?? '');
    await expect(page.locator(selector)).toHaveCount(0);
    await expectHeading(page, study?.heading ?? '');
    await expect(page.getByRole('heading', { name: 'PROBLEMS AND THOUGHT PROCESSES' })).toBeVisible();
    await navLink(page, 'ABOUT').click();
    await expectHeading(page, 'More about me');
    expect(uncaught(found)).toEqual([]);
  });
}
