import { expect, type Page, test } from '@playwright/test';
import { open } from '../support/app.ts';

test.skip(({ isMobile }) => isMobile, 'The same on every screen.');

function countFonts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(new URL(request.url()).pathname.replace(/-[\w-]{8}\.woff2$/, ''));
  });
  return asked;
}

test('a page asks for two font files, one for each type family', async ({ page }) => {
  const asked = countFonts(page);
  for (const route of ['/', '/about', '/suncoastpatios', '/resume']) await open(page, route);
  expect([...new Set(asked)].sort()).toEqual(['/assets/fairweather-display', '/assets/fairweather-text']);
});
