import { expect, test } from '@playwright/test';
import { expectHeading, open } from '../support/app.ts';
import { ALL_PAGES, PAGES } from '../support/pages.ts';

for (const { route } of ALL_PAGES) {
  test(`REL-04 ${route} without scripts has all the words it has with them`, async ({ browser, baseURL }) => {
    const words: string[] = [];
    for (const javaScriptEnabled of [false, true]) {
      const page = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled, reducedMotion: 'reduce' });
      if (javaScriptEnabled) await open(page, route);
      else await page.goto(route);
      // Labels of controls that only scripts can obey, and the stand-ins for them, are no words of the page.
      await page.locator('.needs-js, .without-js').evaluateAll((controls) => {
        for (const control of controls) control.remove();
      });
      words.push((await page.locator('main').innerText()).replace(/\s+/g, ' ').trim());
      await page.close();
    }
    const [without = '', withScripts = ''] = words;
    for (const sentence of withScripts.split(/(?<=[.!?])\s/)) expect(without).toContain(sentence);
    expect(without.length).toBeGreaterThan(60);
  });
}

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('REL-04 both carousel pictures are visible and lead to the case study', async ({ page }) => {
    await page.goto('/');
    const slides = page.locator('.slide');
    await expect(slides).toHaveCount(2);
    for (const slide of await slides.all()) await expect(slide.locator('img')).toBeVisible();
    await slides.nth(1).getByRole('link').click();
    await expect(page).toHaveURL('/suncoastpatios');
  });

  test('REL-04 SEO-06 every page can be reached by links, and no dead control is shown', async ({ page }) => {
    await page.goto('/');
    const reached = new Set(['/']);
    const hrefs = async () =>
      page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    for (const first of new Set(await hrefs())) {
      if (first.startsWith('/images')) continue;
      await page.goto(first);
      await expect(page.getByRole('button')).toHaveCount(0);
      reached.add(first);
    }
    expect([...reached].sort()).toEqual(PAGES.map(({ route }) => route).sort());
  });

  test('REL-04 the e-mail address is there without scripts, as a link that opens a mail program', async ({ page }) => {
    await page.goto('/contact');
    await expectHeading(page, 'Get in touch (Click to copy)');
    await expect(page.getByRole('link', { name: /@/ }).first()).toHaveAttribute('href', /^mailto:/);
  });
});

test('A11Y-05 with reduced motion nothing moves by itself on any page, and everything is visible at once', async ({ page }) => {
  for (const { route } of ALL_PAGES) {
    await open(page, route);
    expect(await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)).toBe(0);
  }
  await open(page, '/');
  await expect(page.locator('.greeting-text')).toHaveCSS('opacity', '1');
  await expect(page.locator('section[aria-labelledby=technologies]')).toHaveCSS('opacity', '1');
  await page.waitForTimeout(4500);
  await expect(page.locator('.slide').first()).toHaveAttribute('data-current', 'true');
});
