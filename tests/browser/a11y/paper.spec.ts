import { expect, test } from '@playwright/test';
import { countStates, openWhole, switchTo } from '../../support/a11y/page-states.ts';
import { faintMarks } from '../../support/a11y/painted.ts';
import { ALL_PAGES } from '../../support/sites/pages.ts';

/** Runs in the page: how much of a picture its frame cuts off, or how much its shape is distorted. */
function croppedPart(img: HTMLElement | SVGElement): number {
  const { naturalWidth, naturalHeight, clientWidth, clientHeight } = img as HTMLImageElement;
  const { clientWidth: frameWidth, clientHeight: frameHeight } = img.closest('.stage') as Element;
  return Math.max(
    Math.abs((naturalWidth / naturalHeight) * (clientHeight / clientWidth) - 1),
    clientWidth / frameWidth - 1,
    clientHeight / frameHeight - 1,
  );
}

for (const { route, heading } of ALL_PAGES) {
  const tag = ['/', '/suncoastpatios', '/resume'].includes(route) ? [] : ['@long'];

  test(
    `REL-15 ${route} prints dark on white, from dark mode too, with no header, no clouds and the targets of its links`,
    {
      tag,
    },
    async ({ page }, info) => {
      countStates(info, 'print', 1);
      await page.setViewportSize({ width: 720, height: 1000 });
      await openWhole(page, route);
      await switchTo(page, 'dark');
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('h1')).toContainText(heading);
      for (const part of await page.locator('.site-header, .skip-link, footer, .needs-js, svg:has(> use[href*="clouds"])').all())
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
      if (route === '/resume') {
        await expect(page.locator('.resume-text'), 'its text is printed').toBeVisible();
        await expect(page.locator('.sheet img'), 'not a picture of a print').toBeHidden();
      }
      if (route === '/suncoastpatios') {
        for (const width of [720, 1000]) {
          await page.setViewportSize({ width, height: 1000 });
          await expect
            .poll(() => page.locator('.stage img').evaluate(croppedPart), `the whole of the first picture is printed, ${width} px`)
            .toBeLessThan(0.02);
        }
      }
    },
  );
}

test('REL-15 the home page prints both pictures of the carousel, and the technologies before they have faded in', async ({ browser }) => {
  const page = await browser.newPage({ reducedMotion: 'no-preference' });
  // Observers never report here, as when printing moves the section into view without scrolling to it.
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {};
  });
  await page.goto('/');
  await expect(page.locator('[data-fade=waiting]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-fade=waiting]')).toHaveCSS('opacity', '1');
  for (const picture of await page.locator('.slide img').all()) await expect(picture).toBeVisible();
});
