import { expect, test } from '@playwright/test';
import { open } from '../support/app.ts';
import { startFigures } from '../support/figures.ts';
import { ringThickness } from '../support/focus-ring.ts';
import { ALL_PAGES } from '../support/pages.ts';
import { ACCEPT, fileFor } from '../support/stored-text.ts';
import { againstTheEye, reachable, tabWalk } from '../support/tab-walk.ts';

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const { route } of ALL_PAGES) {
  for (const { width, height } of WIDTHS) {
    test(`A11Y-06 ${route} at ${width} px: Tab leads through the page as it is read, and nothing covers what has focus`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await open(page, route);
      await startFigures(page);
      const stops = await tabWalk(page);
      const walk = `${stops.map(({ name }) => name).join('\n')}\n`;
      expect(walk, `Tab leads elsewhere on ${route}. ${ACCEPT}`).toMatchSnapshot(['tab-walks', fileFor(route)]);
      expect(stops.filter(({ hiddenBy }) => hiddenBy).map(({ name, hiddenBy }) => `${name}: ${hiddenBy}`)).toEqual([]);
      expect(againstTheEye(stops)).toEqual([]);
      const order = stops.map(({ index }) => index);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      expect(stops, 'everything that can be used is reached').toHaveLength(await reachable(page));
    });

    for (const mode of ['light', 'dark']) {
      const tag = width === 1440 && mode === 'light' ? [] : ['@slow'];
      test(`A11Y-06 ${route} at ${width} px, ${mode}: a ring of 2 px or more at 3:1 shows what has focus`, { tag }, async ({ page }) => {
        test.slow(); // Pictures of whole pages take a busy machine long.
        await page.setViewportSize({ width, height });
        await open(page, route);
        await startFigures(page);
        const stops = await tabWalk(page);
        expect(stops.filter(({ ring }) => ring < 2).map(({ name }) => name)).toEqual([]);
        await page.evaluate((theme) => Object.assign(document.documentElement.dataset, { theme }), mode);
        const rings = await ringThickness(page, stops);
        const measured = stops.map(({ name }, place) => ({ name, px: rings[place] ?? 0 }));
        expect(measured.filter(({ px }) => px < 2)).toEqual([]);
      });
    }
  }
}

for (const route of ['/', '/suncoastpatios', '/contact', '/resume']) {
  test(`A11Y-06 ${route}: Shift and Tab lead all the way back`, async ({ page }) => {
    await open(page, route);
    await startFigures(page);
    expect(await tabWalk(page, 'Shift+Tab')).toHaveLength(await reachable(page));
  });
}
