import { expect, test } from '@playwright/test';
import { countStates, openWhole, switchTo } from '../support/page-states.ts';
import { ALL_PAGES } from '../support/pages.ts';
import { faintMarks } from '../support/painted.ts';

for (const { route, heading } of ALL_PAGES) {
  const tag = ['/', '/suncoastpatios', '/resume'].includes(route) ? [] : ['@slow'];

  test(
    `REL-15 ${route} prints dark on white, from dark mode too, with no header, no clouds and the targets of its links`,
    {
      tag,
    },
    async ({ page }, info) => {
      await page.setViewportSize({ width: 720, height: 1000 });
      await openWhole(page, route);
      await switchTo(page, 'dark');
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('h1')).toContainText(heading);
      for (const part of await page.locator('.site-header, .skip-link, footer, .needs-js, svg:has(> use)').all())
        await expect(part).toBeHidden();
      expect((await faintMarks(page)).faint).toEqual([]);
      const backgrounds = await page.evaluate(() =>
        [...document.querySelectorAll('html, body, main, main :not(img)')]
          .filter((element) => element.checkVisibility())
          .map((element) => getComputedStyle(element).backgroundColor),
      );
      expect(new Set(backgrounds)).toEqual(new Set(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']));
      const silent = await page.locator('main a:visible').evaluateAll(
        (links) =>
          links.filter((link) => {
            const target = link.getAttribute('href') ?? '';
            return (
              !link.closest('.slide') &&
              !getComputedStyle(link, '::after').content.includes(target) &&
              !target.endsWith(link.textContent ?? '')
            );
          }).length,
      );
      expect(silent).toBe(0);
      countStates(info, 'print', 1);
    },
  );
}

test('REL-15 the resume prints its text, not a picture of a print', async ({ page }) => {
  await openWhole(page, '/resume');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.resume-text')).toBeVisible();
  await expect(page.locator('.sheet img')).toBeHidden();
});

test('REL-15 the home page prints both pictures of the carousel, and the technologies before they have faded in', async ({ browser }) => {
  const page = await browser.newPage({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(page.locator('[data-fade=waiting]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-fade=waiting]')).toHaveCSS('opacity', '1');
  for (const picture of await page.locator('.slide img').all()) await expect(picture).toBeVisible();
});

for (const [wish, options] of [
  ['more contrast', { contrast: 'more' }],
  ['forced colours', { forcedColors: 'active' }],
] as const) {
  test(`A11Y-01 with ${wish} every card and control has an edge, in both modes`, async ({ browser }) => {
    const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
    for (const [route, parts] of [
      ['/', '.card, .technology, .testimonial, .round-link, .carousel-button, button'],
      ['/about', '.thanks, .button, button'],
      ['/suncoastpatios', '.card, .button, button'],
    ] as const) {
      await openWhole(page, route);
      for (const mode of ['light', 'dark'] as const) {
        await switchTo(page, mode);
        const edges = await page
          .locator(parts)
          .evaluateAll((all) => all.map((part) => Number.parseFloat(getComputedStyle(part).borderTopWidth)));
        expect(Math.min(...edges), `${route}, ${mode}`).toBeGreaterThanOrEqual(1);
      }
    }
    await page.close();
  });
}

test('A11Y-01 with more contrast there is one strength of text, and lines as dark as the words', async ({ browser }) => {
  const page = await browser.newPage({ reducedMotion: 'reduce', contrast: 'more' });
  await openWhole(page, '/suncoastpatios');
  for (const mode of ['light', 'dark'] as const) {
    await switchTo(page, mode);
    const { ink, quiet, line } = await page.evaluate(() => ({
      ink: getComputedStyle(document.body).color,
      quiet: getComputedStyle(document.querySelector('.glance dt') as Element).color,
      line: getComputedStyle(document.querySelector('.glance') as Element).borderTopColor,
    }));
    expect([quiet, line]).toEqual([ink, ink]);
  }
});

test('A11Y-01 in forced colours clouds, sun and stars are gone and the current page is underlined', async ({ browser }) => {
  const page = await browser.newPage({ reducedMotion: 'reduce', forcedColors: 'active' });
  for (const { route } of ALL_PAGES) {
    await openWhole(page, route);
    await expect(page.locator('svg:has(> use):visible, .disc:visible, .stars:visible')).toHaveCount(0);
  }
  await openWhole(page, '/about');
  await expect(page.locator('.nav-link[aria-current]')).toHaveCSS('text-decoration-line', 'underline');
});
