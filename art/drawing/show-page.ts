import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Content } from '../../engine/content/content.ts';

/** Nobody's, and never asked: what it answers stands here. */
const ORIGIN = 'http://drawing.test';

/** Shows a page of our own making with the site's folder behind it: the theme finds its files, and nothing comes from elsewhere. */
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
