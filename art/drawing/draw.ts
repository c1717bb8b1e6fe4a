import { statSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { drawingFonts } from './drawing-fonts.ts';

/** Opens a page of our own making in the browser, in the site's type. */
export async function openDrawing(browser: Browser, html: string, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options);
  const fonts = await drawingFonts(process.cwd(), html);
  await page.setContent(
    html.replace('/*fonts*/', () => fonts),
    { waitUntil: 'load' },
  );
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** One line of progress: what was written, and how heavy it is. */
export function report(file: string, note = ''): void {
  console.log(`${file.padEnd(48)} ${(statSync(file).size / 1000).toFixed(1).padStart(7)} kB  ${note}`.trimEnd());
}
