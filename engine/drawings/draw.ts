import { statSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Content } from '../content/content.ts';
import { drawingFonts } from './drawing-fonts.ts';
import { openPage } from './open-page.ts';
import { isOwn, writeDrawing } from './record.ts';
import { showPage } from './show-page.ts';
import { themeParts } from './theme-parts.ts';

/** Opens the HTML of a drawing in the browser, with the fonts and the theme of the site. */
export async function openDrawing(browser: Browser, content: Content, html: string, options: BrowserContextOptions): Promise<Page> {
  const page = await openPage(browser, options);
  const [theme] = themeParts(content); // The theme may add words with `content`, and those need letters too.
  const fonts = await drawingFonts(content, html + theme);
  await showPage(
    page,
    content,
    html.replace('/*fonts*/', () => fonts),
  );
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** Writes a drawing and reports it. A file of the owner's own stays as it is. */
export function saveDrawing(content: Content, file: string, source: string, data: string | Uint8Array, note = ''): void {
  if (isOwn(content, file)) {
    reportOwn(file);
    return;
  }
  writeDrawing(content, file, source, data);
  reportFile(file, note);
}

/** Tells the owner that a command has left their own file alone. */
export function reportOwn(file: string): void {
  console.log(`${file} is your own file, so it stays as it is. Delete it to have it drawn.`);
}

/** Prints the name and size of a file that was written. */
export function reportFile(file: string, note = ''): void {
  console.log(`${file.padEnd(48)} ${(statSync(file).size / 1000).toFixed(1).padStart(7)} kB  ${note}`.trimEnd());
}
