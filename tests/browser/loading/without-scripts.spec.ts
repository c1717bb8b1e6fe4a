import { expect, type Page, test } from '@playwright/test';
import { addStyles, runningAnimations } from '../../support/a11y/page-states.ts';
import { open } from '../../support/page/app.ts';
import { visitPages } from '../../support/page/navigation.ts';
import { NOT_FOUND, PAGES } from '../../support/sites/pages.ts';

/** The text of a page, without the labels of controls that need scripts, and without what replaces them. */
async function textOf(page: Page): Promise<string> {
  await addStyles(page, '.needs-js, .without-js { display: none !important; }');
  return (await page.locator('main').innerText()).replace(/\s+/g, ' ');
}

test('REL-04 without scripts every page has the same text as with them, and no dead control', async ({ page, browser, baseURL }) => {
  const withoutScripts = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false, reducedMotion: 'reduce' });
  const compare = async (route: string) => {
    await withoutScripts.goto(route);
    await expect(withoutScripts.getByRole('button'), `${route} has no dead control`).toHaveCount(0);
    const text = await textOf(withoutScripts);
    expect(await runningAnimations(page), `A11Y-05 with reduced motion nothing moves by itself on ${route}`).toBe(0);
    for (const sentence of (await textOf(page)).split(/(?<=[.!?])\s/)) expect(text, route).toContain(sentence);
  };
  await open(page, NOT_FOUND.route);
  await compare(NOT_FOUND.route);
  await visitPages(page, compare);
  await withoutScripts.close();
});

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'no-preference' } });

  test('REL-04 SEO-06 without scripts nothing moves on home, both carousel pictures are visible, and links lead to every page', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(169, 218, 244)');
    const cloud = page.locator('.drifting').first();
    await expect(cloud, 'nothing moves by itself, because nothing could stop it').toHaveCSS('animation-play-state', 'paused');
    await expect(cloud).not.toHaveCSS('opacity', '0');
    const paths = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    const reached = new Set(['/', ...paths.filter((path) => !path.startsWith('/images'))]);
    expect([...reached].sort()).toEqual(PAGES.map(({ route }) => route).sort());
    const slides = page.locator('.slide');
    await expect(slides).toHaveCount(2);
    for (const slide of await slides.all()) await expect(slide.locator('img.picture')).toBeVisible();
    await slides.nth(1).getByRole('link').click();
    await expect(page).toHaveURL('/suncoastpatios');
  });

  test('REL-04 without scripts the large button is a link that opens a mail program', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.locator('.mail-pill:visible')).toHaveAttribute('href', /^mailto:/);
  });
});
