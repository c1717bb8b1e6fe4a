import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Content } from '../content/content.ts';
import { textDirection } from '../content/language.ts';
import { escapeHtml } from '../escape.ts';
import { pageFonts, themeSources } from './page-fonts.ts';

/** An invented address: the code below answers all its requests, so none reaches the network. */
const ORIGIN = 'http://generate.test';

interface PageContent {
  locale: string;
  title: string;
  /** Its stylesheets, as paths from this folder. */
  stylesheets: string[];
  mode?: 'light' | 'dark';
  /** The class of the body, so that a theme can style this kind of page. */
  className: string;
  body: string;
}

/** The HTML that a file is generated from: our stylesheets, then the theme. openPage() replaces the comment with the fonts. */
export function htmlPage({ locale, title, stylesheets, mode = 'light', className, body }: PageContent): string {
  const styles = ['html-page.css', ...stylesheets].map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
  return `<!doctype html>
<html lang="${locale}" dir="${textDirection(locale)}" data-theme="${mode}">
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<style>
/*fonts*/
${styles.join('\n')}</style>
<link rel="stylesheet" href="/theme.css">
<body class="${className}">
${body}
</body>
</html>`;
}

/** Opens the HTML in the browser, with the fonts and the theme of the site. */
export async function openPage(browser: Browser, content: Content, html: string, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const [theme] = themeSources(content); // The theme may add text with the CSS property `content`, which needs its characters too.
  const fonts = await pageFonts(content, html + theme);
  const complete = html.replace('/*fonts*/', () => fonts);
  await answerRequests(page, content, complete);
  await page.goto(`${ORIGIN}/`, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** Answers with the HTML and with files from the site's folder, which the theme may need. Requests to other addresses are blocked. */
async function answerRequests(page: Page, { root, folder }: Content, html: string): Promise<void> {
  await page.route('**', (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin !== ORIGIN) return route.abort();
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
    const places = [folder, `${folder}/public`].map((place) => join(root, place, decodeURIComponent(pathname)));
    const path = places.find((place) => existsSync(place));
    return path ? route.fulfill({ path }) : route.fulfill({ status: 404 });
  });
}
