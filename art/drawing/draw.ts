import { statSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Content } from '../../engine/content/content.ts';
import { drawingFonts } from './drawing-fonts.ts';
import { showPage } from './show-page.ts';
import { themeParts } from './theme-parts.ts';

/** Opens a page of our own making in the browser, in the site's type and theme. */
export async function openDrawing(browser: Browser, content: Content, html: string, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options);
  const [theme] = themeParts(content); // It may write words too.
  const fonts = await drawingFonts(content, html + theme);
  await showPage(
    page,
    content,
    html.replace('/*fonts*/', () => fonts),
  );
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** One line of progress: what was written, and how heavy it is. */
export function report(file: string, note = ''): void {
  console.log(`${file.padEnd(48)} ${(statSync(file).size / 1000).toFixed(1).padStart(7)} kB  ${note}`.trimEnd());
}
