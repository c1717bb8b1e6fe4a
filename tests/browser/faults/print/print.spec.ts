import { expect, test } from '@playwright/test';
import { browserErrors, open } from '../../../support/page/app.ts';
import { ALL_PAGES } from '../../../support/sites/pages.ts';

test('REL-15 printed from either mode every page is dark on white, without header and clouds, with the targets of its links', async ({
  page,
}) => {
  const found = browserErrors(page);
  for (const { route } of ALL_PAGES) {
    await open(page, route);
    for (const mode of ['light', 'dark']) {
      const where = `${route} ${mode}`;
      if ((await page.locator('html').getAttribute('data-theme')) !== mode) await page.getByRole('button', { name: 'Dark mode' }).click();
      await expect(page.locator('html'), where).toHaveAttribute('data-theme', mode);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('.site-header'), where).toBeHidden();
      for (const cloud of await page.locator('main svg[preserveAspectRatio]').all()) await expect(cloud, where).toBeHidden();
      const { pale, grounds, targets } = await page.evaluate(() => {
        const brightness = (colour: string) => {
          const [r = 0, g = 0, b = 0, a = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
          return a === 0 ? undefined : (r * 299 + g * 587 + b * 114) / 1000;
        };
        const around = (element: Element): Element[] => [element, ...(element.parentElement ? around(element.parentElement) : [])];
        const shown = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, a, figcaption, blockquote)')].filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            element.innerText.trim() &&
            !element.closest('.sr-only'),
        );
        return {
          pale: shown
            .filter((element) => (brightness(getComputedStyle(element).color) ?? 0) > 120)
            .map(({ innerText }) => innerText.slice(0, 40)),
          // Backgrounds behind the words that are dark or have a gradient.
          grounds: [...new Set(shown.flatMap((element) => around(element)))]
            .filter(
              (element) =>
                getComputedStyle(element).backgroundImage.includes('gradient') ||
                (brightness(getComputedStyle(element).backgroundColor) ?? 255) < 200,
            )
            .map(({ className }) => className),
          targets: [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="http"]')]
            .filter((link) => link.checkVisibility())
            .filter((link) => !getComputedStyle(link, '::after').content.includes('http'))
            .map(({ href }) => href),
        };
      });
      expect({ where, pale, grounds, targets }).toEqual({ where, pale: [], grounds: [], targets: [] });
      await page.emulateMedia({ media: 'screen' });
    }
  }
  expect(found).toEqual([]);
});
