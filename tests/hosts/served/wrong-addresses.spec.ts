import { expect, test } from '@playwright/test';
import { expectHeading, open } from '../../support/app.ts';
import { ALL_PAGES, HOME } from '../../support/pages.ts';
import { MISSING_FILES, WRONG_PATHS } from '../support/published.ts';

const NOT_FOUND = ALL_PAGES.at(-1)?.heading ?? '';
const HOST_FILES = ['/404', '/_headers', '/_redirects', '/.assetsignore', '/index.html.br', '/assets/', '/images'];

for (const path of [...WRONG_PATHS, ...MISSING_FILES, ...HOST_FILES]) {
  test(`REL-06 ${path} answers with status 404 and our page, which no search engine lists`, async ({ request }) => {
    const response = await request.get(path);
    const html = await response.text();
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
    expect(html).toContain(NOT_FOUND);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });
}

test('REL-06 an address that can not be decoded is refused', async ({ request }, { project, annotations }) => {
  const response = await request.get('/%E0%A4%A');
  const refusedEarly = project.name === 'caddy';
  if (refusedEarly) annotations.push({ type: 'differs', description: 'Caddy answers 400 before any rule of ours is asked.' });
  expect(response.status()).toBe(refusedEarly ? 400 : 404);
  expect((await response.text()).includes(NOT_FOUND)).toBe(!refusedEarly);
});

test('REL-06 the page for wrong addresses has working navigation', async ({ page }) => {
  for (const path of WRONG_PATHS) {
    await open(page, path);
    await expectHeading(page, NOT_FOUND);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expectHeading(page, HOME.heading);
  }
});
