import { expect, type Page, test } from '@playwright/test';
import { open } from '../support/app.ts';

test.skip(({ isMobile }) => isMobile, 'The same on every screen.');

/** The names of the type families that the browser really draws an element's letters with, and whether they came with the site. */
async function drawnWith(page: Page, selector: string): Promise<{ familyName: string; isCustomFont: boolean }[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts;
}

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
  expect([...new Set(asked)].sort()).toEqual(['/assets/okta-display', '/assets/okta-text']);
});

for (const name of ['Zoë Čapek', 'Łukasz Ødegård', 'Nguyễn Đặng', 'Māui Tāwhiri']) {
  test(`the name ${name} is set in the type of the site, every letter of it`, async ({ page }) => {
    await open(page, '/about');
    await page.locator('h1').evaluate(async (heading, text) => {
      heading.textContent = text;
      heading.getBoundingClientRect(); // The browser asks for fonts once it lays the letters out.
      await document.fonts.ready;
    }, name);
    const fonts = await drawnWith(page, 'h1');
    expect(fonts.length).toBeGreaterThan(0);
    for (const { isCustomFont, familyName } of fonts) expect(isCustomFont, familyName).toBe(true);
  });
}
