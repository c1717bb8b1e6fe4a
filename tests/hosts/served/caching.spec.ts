import { expect, test } from '@playwright/test';
import { PAGES } from '../../support/pages.ts';
import { FILE_PATHS, HASHED_PATHS, MISSING_FILES, WRONG_PATHS } from '../support/published.ts';

const REVALIDATE = 'public, max-age=0, must-revalidate';
const ICONS = /^\/(icons\/|favicon\.|apple-touch-icon\.png$|[^/]+\.webmanifest$)/;

for (const encoding of ['br', 'gzip', 'identity']) {
  test(`REL-08 every page is revalidated: its ETag is answered with 304 (${encoding})`, async ({ request }) => {
    const headers = { 'accept-encoding': encoding };
    for (const { route } of PAGES) {
      const first = await request.get(route, { headers });
      expect(first.headers()['cache-control'], route).toBe(REVALIDATE);
      const again = await request.get(route, { headers: { ...headers, 'if-none-match': first.headers().etag ?? '' } });
      expect(again.status(), route).toBe(304);
      expect(again.headers()['cache-control'], route).toBe(REVALIDATE);
      expect((await again.body()).length).toBe(0);
    }
  });
}

test('REL-08 every file with a hash in its name is immutable for a year', async ({ request }) => {
  expect(HASHED_PATHS.length).toBeGreaterThan(50);
  for (const path of HASHED_PATHS) {
    expect((await request.get(path)).headers()['cache-control'], path).toBe('public, max-age=31536000, immutable');
  }
});

test('REL-08 every other file is revalidated, icons once a day', async ({ request }) => {
  const others = FILE_PATHS.filter((path) => !HASHED_PATHS.includes(path));
  for (const path of others) {
    const expected = ICONS.test(path) ? 'public, max-age=86400' : REVALIDATE;
    expect((await request.get(path)).headers()['cache-control'], path).toBe(expected);
  }
});

test('REL-08 a 404 is never immutable, wherever the file would have been', async ({ request }) => {
  const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  for (const path of [...WRONG_PATHS, ...MISSING_FILES]) {
    for (const headers of [{}, navigation]) {
      const response = await request.get(path, { headers });
      expect(response.status(), path).toBe(404);
      expect(response.headers()['cache-control'], path).toBe(REVALIDATE);
    }
  }
});
