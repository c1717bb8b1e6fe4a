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
      countStates(info, 'print', 1);
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

test('REL-15 a case study prints the whole of its first picture, not a part', async ({ page }) => {
  await openWhole(page, '/suncoastpatios');
  await page.emulateMedia({ media: 'print' });
  for (const width of [720, 1000]) {
    await page.setViewportSize({ width, height: 1000 });
    await expect.poll(() => page.locator('.stage img').evaluate(cropped), { message: `${width} px` }).toBeLessThan(0.02);
  }

  function cropped(img: HTMLElement | SVGElement): number {
    const { naturalWidth, naturalHeight, clientWidth, clientHeight } = img as HTMLImageElement;
    const { clientWidth: frameWidth, clientHeight: frameHeight } = img.closest('.stage') as Element;
    return Math.max(
      Math.abs((naturalWidth / naturalHeight) * (clientHeight / clientWidth) - 1),
      clientWidth / frameWidth - 1,
      clientHeight / frameHeight - 1,
    );
  }
});
