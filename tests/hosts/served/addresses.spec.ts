import { expect, test } from '@playwright/test';
import { PAGES } from '../../support/pages.ts';

const PERMANENT = [301, 308];

test('REL-07 every page answers at its own address, without a redirect', async ({ request }) => {
  for (const { route } of PAGES) expect((await request.get(route, { maxRedirects: 0 })).status(), route).toBe(200);
});

for (const { route } of PAGES.filter(({ route }) => route !== '/')) {
  test(`REL-07 other spellings of ${route} lead to it in one permanent redirect that keeps the query`, async ({ request, baseURL }) => {
    for (const spelling of [`${route}/`, `${route}.html`]) {
      for (const query of ['', '?utm=x&y=a%20b']) {
        const response = await request.get(spelling + query, { maxRedirects: 0 });
        expect(PERMANENT, spelling).toContain(response.status());
        const target = new URL(response.headers().location ?? '', `${baseURL}${spelling}`);
        expect(target.href).toBe(`${baseURL}${route}${query}`);
        expect((await request.get(target.href, { maxRedirects: 0 })).status()).toBe(200);
      }
    }
  });
}

test('REL-07 /index.html leads to / in one permanent redirect that keeps the query', async ({ request, baseURL }) => {
  const response = await request.get('/index.html?utm=x', { maxRedirects: 0 });
  expect(PERMANENT).toContain(response.status());
  expect(new URL(response.headers().location ?? '', baseURL).href).toBe(`${baseURL}/?utm=x`);
});
