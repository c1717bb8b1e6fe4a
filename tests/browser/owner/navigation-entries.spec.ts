import { expect, test } from '@playwright/test';
import { widen } from '../../support/a11y/page-states.ts';
import { open } from '../../support/page/app.ts';
import { serve } from '../../support/sites/serve.ts';
import { SITES } from '../../support/sites/sites.ts';

/** Positions do not change in dark mode, so the smallest, the middle and the largest width are enough. */
const WIDTHS = { light: [320, 360, 390, 480, 600, 768, 860, 1024, 1200, 1440], dark: [320, 768, 1440] };

/** Runs in the page: what is wrong at the top with six links, then with five, down to two. Only CSS sets their positions. */
function faultsByCount() {
  const entries = [...document.querySelectorAll('.site-header li')];
  const list = entries[0]?.parentElement as Element;
  const overlaps = (one: DOMRect, other: DOMRect) =>
    one !== other && one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const faults = [6, 5, 4, 3, 2].map((count) => {
    list.replaceChildren(...entries.slice(0, count));
    const parts = [...document.querySelectorAll('.site-header :is(a, button)')].filter((part) => part.checkVisibility());
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const heading = document.querySelector('h1')?.getBoundingClientRect().top ?? 0;
    return {
      links: list.children.length,
      sideways: document.documentElement.scrollWidth - innerWidth,
      outside: boxes.filter(({ left, right }) => left < 0 || right > innerWidth).length,
      covered: boxes.filter((one) => one.bottom > heading || boxes.some((other) => overlaps(one, other))).length,
    };
  });
  list.replaceChildren(...entries);
  return faults;
}

for (const route of ['', 'talks']) {
  test(`OWN-06 two to six links at the top fit on /${route} from 320 to 1440 px, with the theme button on screen`, async ({ page }) => {
    const { dist, base } = SITES.demanding;
    const host = await serve(dist, base);
    for (const mode of ['light', 'dark'] as const) {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await open(page, host.origin + base + route);
      await expect(page.locator('.site-header li')).toHaveCount(6);
      for (const width of WIDTHS[mode]) {
        await widen(page, width);
        const none = [6, 5, 4, 3, 2].map((links) => ({ links, sideways: 0, outside: 0, covered: 0 }));
        expect.soft(await page.evaluate(faultsByCount), `${width} px, ${mode}`).toEqual(none);
      }
    }
    await host.close();
  });
}

test('OWN-06 six long words at the top cover nothing on a small phone', async ({ page }) => {
  const { dist, base } = SITES.demanding;
  const host = await serve(dist, base);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 });
    await open(page, host.origin + base);
    const bottom = await page.evaluate(() => {
      const words = ['STARTSEITE', 'VERANSTALTUNGEN', 'VERÖFFENTLICHUNGEN', 'LEBENSLAUF', 'ANSPRECHPARTNER', 'FORSCHUNGSPROJEKTE'];
      const links = [...document.querySelectorAll('.nav-link')];
      for (const [index, link] of links.entries()) link.textContent = words[index] ?? '';
      const top = document.querySelector('h1')?.getBoundingClientRect().top ?? 0;
      return {
        gap: top - Math.max(...links.map((link) => link.getBoundingClientRect().bottom)),
        wide: document.documentElement.scrollWidth,
      };
    });
    expect(bottom.gap, `${width} px`).toBeGreaterThan(0);
    expect(bottom.wide, `${width} px`).toBe(width);
  }
  await host.close();
});

test('OWN-06 a link to another site stands in the navigation as it is, and one to a page is marked while it is shown', async ({ page }) => {
  const { dist, base } = SITES.demanding;
  const host = await serve(dist, base);
  await open(page, `${host.origin}${base}talks`);
  const navigation = page.getByRole('navigation', { name: 'Huvudmeny' });
  await expect(navigation.getByRole('link', { name: 'BLOGG' })).toHaveAttribute('href', 'https://blog.maya.test');
  await expect(navigation.getByRole('link', { name: 'PRAT' })).toHaveAttribute('aria-current', 'page');
  await navigation.getByRole('link', { name: 'OM' }).click();
  await expect(page).toHaveURL(`${host.origin}${base}about`);
  await host.close();
});
