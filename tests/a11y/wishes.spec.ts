import { expect, test } from '@playwright/test';
import { openWhole, switchTo } from '../support/page-states.ts';
import { ALL_PAGES } from '../support/pages.ts';

for (const [wish, options] of [
  ['more contrast', { contrast: 'more' }],
  ['forced colours', { forcedColors: 'active' }],
] as const) {
  test(`A11Y-01 with ${wish} every card and control has an edge, in both modes`, async ({ browser }) => {
    const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
    for (const [route, parts] of [
      ['/', '.card, .technology, .testimonial, .round-link, .carousel-button, .drag, .button, button'],
      ['/about', '.thanks, .button, button'],
      ['/suncoastpatios', '.card, .button, button'],
    ] as const) {
      await openWhole(page, route);
      for (const mode of ['light', 'dark'] as const) {
        await switchTo(page, mode);
        const edges = await page
          .locator(parts)
          .evaluateAll((all) =>
            all
              .map((part) => [getComputedStyle(part), part.className] as const)
              .map(([style, name]) => ({ name, width: Number.parseFloat(style.borderTopWidth), colour: style.borderTopColor })),
          );
        expect(
          edges.filter(({ width, colour }) => width < 1 || colour === 'rgba(0, 0, 0, 0)'),
          `${route}, ${mode}`,
        ).toEqual([]);
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
    await expect(page.locator('svg:has(> use[href*=clouds]):visible, .disc:visible, .stars:visible')).toHaveCount(0);
  }
  await openWhole(page, '/about');
  await expect(page.locator('.nav-link[aria-current]')).toHaveCSS('text-decoration-line', 'underline');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`A11Y-01 on the ${colorScheme} background of a contrast theme the technologies keep the white that their icons are drawn for`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ reducedMotion: 'reduce', forcedColors: 'active', colorScheme });
    await openWhole(page, '/');
    for (const mode of ['light', 'dark'] as const) {
      await switchTo(page, mode);
      const icons = page.locator('.technology > img:visible');
      await expect(icons).toHaveCount(await page.locator('.technology').count());
      for (const icon of await icons.all()) {
        await expect(icon).toHaveCSS('background-color', 'rgb(255, 255, 255)');
        await expect(icon).not.toHaveAttribute('src', /#dark$/);
      }
    }
    await page.close();
  });
}
