import { expect, type Page, test } from '@playwright/test';
import { widen } from '../../../support/a11y/page-states.ts';
import { open } from '../../../support/page/app.ts';
import { addLink, scrollTop } from '../../../support/page/navigation.ts';
import { CASE_STUDIES } from '../../../support/sites/pages.ts';

/** The number of lines of each part of the title: the name of the client, and what follows it. */
const titleLines = (page: Page) =>
  page.locator('.case-title > span').evaluateAll((parts) =>
    parts.map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    }),
  );

const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));

for (const { route } of CASE_STUDIES) {
  test(`${route} opens with its title on two lines and its picture in view, and has the facts below the picture`, async ({ page }) => {
    await open(page, route);
    for (const [width, most] of [
      [768, 400],
      [1024, 400],
      [1440, 460],
    ] as const) {
      await widen(page, width);
      expect(await titleLines(page), `${width} px`).toEqual([1, 1]);
      expect(await topOf(page, '.stage'), `${width} px`).toBeLessThanOrEqual(most);
      const size = await page.locator('.case-title').evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
      expect(size, `${width} px`).toBeLessThanOrEqual(72);
    }
    await widen(page, 390);
    expect((await titleLines(page)).reduce((sum, lines) => sum + lines)).toBeLessThanOrEqual(3);
    expect(await topOf(page, '.stage')).toBeLessThanOrEqual(400);
  });
}

test('the facts of a case study stand five in a row, below 1100 px three and two, on a phone one in each row', async ({ page }) => {
  await open(page, '/suncoastpatios');
  for (const [width, rows] of [
    [1440, [5]],
    [1100, [5]],
    [1099, [3, 2]],
    [768, [3, 2]],
    [390, [1, 1, 1, 1, 1]],
  ] as const) {
    await widen(page, width);
    const tops = await page.locator('.glance > div').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(
      [...new Set(tops)].map((top) => tops.filter((other) => other === top).length),
      `${width} px`,
    ).toEqual(rows);
    expect(Math.min(...tops)).toBeGreaterThan(await topOf(page, '.stage'));
  }
});

test('a heading stays in view beside its words from 861 px on, and a link to it still leads to the start of its section', async ({
  page,
}) => {
  await open(page, '/wehike');
  const heading = page.locator('.prose-section .prose-heading').first();
  const words = page.locator('.prose-section:has(.prose-heading) > .prose').first();
  const passTop = () => words.evaluate((prose) => scrollBy({ top: prose.getBoundingClientRect().top + 120, behavior: 'instant' }));
  const placeOf = () => heading.evaluate((text) => Math.round(text.getBoundingClientRect().top));
  await widen(page, 861);
  await passTop();
  expect(await placeOf()).toBe(32);

  await (await addLink(page, '#design-brief')).evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => words.evaluate((prose) => Math.round(prose.getBoundingClientRect().top))).toBeGreaterThanOrEqual(0);
  expect(await scrollTop(page)).toBeGreaterThan(100);

  await widen(page, 860);
  await passTop();
  expect(await placeOf()).toBeLessThan(0);
});
