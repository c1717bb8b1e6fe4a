import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM } from '../../../../engine/drawings/chromium.ts';
import { type Launch, middleOf, WINDOW } from './driver.ts';

export const launchChromium: Launch = async (downloads) => {
  const browser = await chromium.launch(CHROMIUM);
  const page = await browser.newPage({ viewport: WINDOW, ignoreHTTPSErrors: true });
  page.on('download', (download) => download.saveAs(join(downloads, download.suggestedFilename())));
  return {
    goto: (address) => page.goto(address),
    back: () => page.goBack(),
    forward: () => page.goForward(),
    reload: () => page.reload(),
    ask: (expression) => page.evaluate(expression),
    click: (selector, how) =>
      page
        .locator(selector)
        .first()
        .click({ button: how === 'middle button' ? 'middle' : 'left', modifiers: how === 'with Control' ? ['Control'] : [] }),
    tabs: async () => page.context().pages().length,
    drag: async (selector, by) => {
      const { x, y } = await page.evaluate<{ x: number; y: number }>(middleOf(selector));
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + by.x, y + by.y, { steps: 8 });
      await page.mouse.up();
    },
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
};
