import { type APIResponse, expect, test } from '@playwright/test';
import { ALL_PAGES } from '../../support/pages.ts';
import { expectedHeaders } from '../support/expected-headers.ts';
import { FILE_PATHS, MISSING_FILES } from '../support/published.ts';

function expectSecured(response: APIResponse, path: string, expected = expectedHeaders(path)): void {
  const found = Object.fromEntries(Object.keys(expected).map((name) => [name, response.headers()[name]]));
  expect(found, path).toEqual(expected);
}

test('SEC-01 every page has every security header with its exact value, the page for wrong addresses too', async ({ request }) => {
  for (const { route } of ALL_PAGES) {
    const response = await request.get(route);
    expect(response.status(), route).toBe(route === '/nope' ? 404 : 200);
    expectSecured(response, route);
  }
});

test('SEC-01 every asset, picture, icon and download has them, the PDF included', async ({ request }) => {
  expect(FILE_PATHS.filter((path) => path.endsWith('.pdf'))).toHaveLength(1);
  for (const path of FILE_PATHS) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expectSecured(response, path);
  }
});

test('SEC-01 a file that is missing, a redirect and an unchanged page have them', async ({ request }) => {
  for (const path of MISSING_FILES) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expectSecured(response, path, expectedHeaders('/nope'));
  }
  expectSecured(await request.get('/about/', { maxRedirects: 0 }), '/about/');
  const { etag = '' } = (await request.get('/about')).headers();
  const unchanged = await request.get('/about', { headers: { 'if-none-match': etag } });
  expect(unchanged.status()).toBe(304);
  expectSecured(unchanged, '/about');
});

test('SEC-01 the only power that is kept is writing to the clipboard', async ({ request }) => {
  const powers = (await request.get('/')).headers()['permissions-policy']?.split(', ') ?? [];
  const required = ['clipboard-read', 'camera', 'microphone', 'geolocation', 'payment', 'usb'].map((power) => `${power}=()`);
  expect(powers).toEqual(expect.arrayContaining(required));
  expect(powers.filter((power) => !power.endsWith('=()'))).toEqual(['clipboard-write=(self)']);
});

test('SEC-03 nothing unsafe, no wildcard, no scheme may load scripts or styles', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  const directives = policy.split('; ').filter((directive) => /^(script|style)-src/.test(directive));
  expect(directives).toHaveLength(2);
  for (const directive of directives) expect(directive).not.toMatch(/unsafe-|\*|https?:|data:|blob:/);
});
