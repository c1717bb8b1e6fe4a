import { expect, type Page, test } from '@playwright/test';
import { expectHeading, open } from '../../../support/page/app.ts';
import { ALL_PAGES, PAGES } from '../../../support/sites/pages.ts';

/** The words of the page, without the labels of controls that need scripts, and without what replaces them. */
async function wordsOf(page: Page): Promise<string> {
  await page.locator('.needs-js, .without-js').evaluateAll((controls) => {
    for (const control of controls) control.remove();
  });
  return (await page.locator('main').innerText()).replace(/\s+/g, ' ').trim();
}

const running = (page: Page) => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);

for (const [part, pages] of Object.entries({ first: ALL_PAGES.slice(0, 4), second: ALL_PAGES.slice(4) })) {
  test(`REL-04 without scripts every page of the ${part} half has all the words it has with them, and no control without a function; A11Y-05 with reduced motion nothing on it moves by itself`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const still = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false, reducedMotion: 'reduce' });
    for (const { route } of pages) {
      await still.goto(route);
      await expect(still.getByRole('button'), `${route} has no dead control`).toHaveCount(0);
      const without = await wordsOf(still);
      expect(without.length).toBeGreaterThan(60);
      await open(page, route);
      expect(await running(page), `A11Y-05 ${route}`).toBe(0);
      for (const sentence of (await wordsOf(page)).split(/(?<=[.!?])\s/)) expect(without, route).toContain(sentence);
    }
    await still.close();
  });
}

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'no-preference' } });

  test('REL-04 without scripts home is light and still, shows both carousel pictures, and SEO-06 links to every page', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('button').first(), 'no toggle').toBeHidden();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(169, 218, 244)');
    const cloud = page.locator('.drifting').first();
    await expect(cloud, 'nothing moves by itself, because nothing could stop it').toHaveCSS('animation-play-state', 'paused');
    await expect(cloud).not.toHaveCSS('opacity', '0');
    const linked = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    const reached = new Set(['/', ...linked.filter((path) => !path.startsWith('/images'))]);
    expect([...reached].sort()).toEqual(PAGES.map(({ route }) => route).sort());

    const slides = page.locator('.slide');
    await expect(slides).toHaveCount(2);
    for (const slide of await slides.all()) await expect(slide.locator('img')).toBeVisible();
    await slides.nth(1).getByRole('link').click();
    await expect(page).toHaveURL('/suncoastpatios');
  });

  test('REL-04 the e-mail address is there without scripts, as a link that opens a mail program', async ({ page }) => {
    await page.goto('/contact');
    await expectHeading(page, 'Get in touch (Click to copy)');
    await expect(page.getByRole('link', { name: /@/ }).first()).toHaveAttribute('href', /^mailto:/);
  });
});
