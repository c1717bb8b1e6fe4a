import { expect, test } from '@playwright/test';
import { browserErrors, expectHeading, navLink, uncaught } from '../../support/page/app.ts';
import { ALL_PAGES } from '../../support/sites/pages.ts';

const CLASSES = [
  { kind: 'stylesheets', files: /\.css$/, route: '/suncoastpatios', hasApp: true },
  { kind: 'pictures', files: /\.(avif|webp|svg|png|ico)$/, route: '/about', hasApp: true },
  { kind: 'fonts', files: /\.woff2$/, route: '/nope', hasApp: true },
  { kind: 'the PDF', files: /\.pdf$/, route: '/resume', hasApp: true },
  { kind: 'any file', files: /\/(assets|images|icons)\//, route: '/wehike', hasApp: false },
];

for (const { kind, files, route, hasApp } of CLASSES) {
  test(`REL-03 without ${kind}, words are visible and links work`, async ({ page }) => {
    const found = browserErrors(page);
    await page.route(
      ({ pathname }) => files.test(pathname),
      (request) => request.abort('connectionreset'),
    );
    await page.goto(route);
    await expect(page.locator(hasApp ? 'html[data-app=ready]' : 'html:not([data-js])')).toBeAttached();
    await expectHeading(page, ALL_PAGES.find((one) => one.route === route)?.heading ?? '');
    await expect(page.getByRole('main').locator('p').filter({ visible: true }).first()).toHaveText(/\w+ \w+/);
    await expect(page.locator('footer')).toBeVisible();
    if (route === '/resume') await page.locator('a.button[download]').click();
    await navLink(page, 'CONTACT').click();
    await expectHeading(page, 'Get in touch (Click to copy)');
    expect(uncaught(found)).toEqual([]);
  });
}
