import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Content } from '../content/content.ts';

/** An invented address: the code below answers all its requests, so none reaches the network. */
const ORIGIN = 'http://drawing.test';

/** Shows HTML in the browser with files from the site's folder, which the theme may need. Requests to other addresses are blocked. */
export async function showPage(page: Page, { root, folder }: Pick<Content, 'root' | 'folder'>, html: string): Promise<void> {
  await page.route('**', (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin !== ORIGIN) return route.abort();
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
    const places = [folder, `${folder}/public`].map((place) => join(root, place, decodeURIComponent(pathname)));
    const path = places.find((place) => existsSync(place));
    return path ? route.fulfill({ path }) : route.fulfill({ status: 404 });
  });
  await page.goto(`${ORIGIN}/`, { waitUntil: 'load' });
}
