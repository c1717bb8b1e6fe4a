import { expect, test } from '@playwright/test';
import { fontsFirst, noteShifts } from '../../../support/audit/shifts.ts';
import { drawn, holdFiles, open } from '../../../support/page/app.ts';

/** For each figure, the element that is in its drawing and in its working version. */
const PIECES = [
  { name: 'garden', route: '/mycelium', drawing: 'svg.garden-ground', board: '.garden-board' },
  { name: 'map', route: '/wehike', drawing: '.map-frame-sheet', board: '.map-sheet' },
  { name: 'crawler', route: '/suncoastpatios', drawing: '.crawler:not(.needs-js)', board: '.crawler.needs-js' },
];

for (const { name, route, drawing, board } of PIECES) {
  for (const width of [320, 390, 768, 1440]) {
    const tag = width === 390 ? [] : ['@long'];

    test(`the ${name} starts exactly where its drawing was at ${width} px, and nothing moves for a visitor who scrolls there before its code has loaded`, {
      tag,
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await fontsFirst(page);
      const shifts = await noteShifts(page);
      const letGo = await holdFiles(page, new RegExp(`/assets/hashed/${name}-[^.]*\\.js$`));
      await open(page, route);
      const stage = page.locator('.figure-stage');
      await stage.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await drawn(page);
      const before = await stage.locator(drawing).boundingBox();
      const space = await stage.boundingBox();
      letGo();
      await expect(stage.locator('> .needs-js')).toBeVisible();
      await drawn(page);
      const after = await stage.locator(board).boundingBox();
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs((after?.[side] ?? Number.NaN) - (before?.[side] ?? Number.NaN)), side).toBeLessThanOrEqual(1);
      expect(await stage.boundingBox(), 'it takes the space of its drawing').toEqual(space);
      expect(await shifts()).toEqual([]);
    });
  }
}
