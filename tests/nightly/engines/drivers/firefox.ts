import { execFileSync } from 'node:child_process';
import puppeteer from 'puppeteer-core';
import { type Launch, middleOf, WINDOW } from './driver.ts';

/** Saves every download into the folder without asking, also files that Firefox could show itself. */
const saveInto = (folder: string) => ({
  'browser.download.folderList': 2,
  'browser.download.dir': folder,
  'browser.download.always_ask_before_handling_new_types': false,
  'browser.helperApps.neverAsk.saveToDisk': 'application/pdf',
  'pdfjs.disabled': true,
});

/** Debian's Firefox, over WebDriver BiDi. */
export const launchFirefox: Launch = async (downloads) => {
  const executablePath = execFileSync('which', ['firefox-esr'], { encoding: 'utf8' }).trim();
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    acceptInsecureCerts: true,
    defaultViewport: WINDOW,
    extraPrefsFirefox: saveInto(downloads),
  });
  const page = await browser.newPage();
  const ask = <Value>(expression: string) => page.evaluate(expression) as Promise<Value>;
  return {
    goto: (address) => page.goto(address),
    // By a script in the page: the driver would wait for events that do not always come without a page load.
    back: () => ask('void history.back()'),
    forward: () => ask('void history.forward()'),
    reload: () => page.reload(),
    ask,
    click: async (selector, how) => {
      const { x, y } = await ask<{ x: number; y: number }>(middleOf(selector));
      if (how === 'with Control') await page.keyboard.down('Control');
      await page.mouse.click(x, y, { button: how === 'middle button' ? 'middle' : 'left' });
      if (how === 'with Control') await page.keyboard.up('Control');
    },
    tabs: async () => (await browser.pages()).length,
    drag: async (selector, by) => {
      const { x, y } = await ask<{ x: number; y: number }>(middleOf(selector));
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + by.x, y + by.y, { steps: 8 });
      await page.mouse.up();
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
};
