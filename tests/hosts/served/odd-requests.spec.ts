import { get } from 'node:http';
import { expect, test } from '@playwright/test';
import { HASHED_PATHS } from '../support/published.ts';

const [FILE = ''] = HASHED_PATHS;

test('REL-08 the address of a folder is never immutable, whatever it answers', async ({ request }) => {
  for (const path of ['/assets/', '/assets', '/images/icons/', '/images/', '/icons/']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).not.toBe(200);
    expect(response.headers()['cache-control'] ?? '', path).not.toMatch(/immutable|max-age=[1-9]/);
  }
});

test('only reading is answered: other methods are refused', async ({ request }) => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    for (const path of ['/', '/about', FILE]) expect((await request.fetch(path, { method })).status(), `${method} ${path}`).toBe(405);
  }
});

test('REL-06 a name that no file can have is a wrong address like any other', async ({ request }) => {
  const fourBytes = encodeURIComponent('𝒜');
  for (const path of [`/${'a'.repeat(300)}`, `/assets/${'a'.repeat(300)}.js`, `/${'a/'.repeat(600)}b`, `/${fourBytes.repeat(70)}`]) {
    expect((await request.get(path)).status(), path.slice(0, 20)).toBe(404);
  }
});

test('REL-06 a control character never comes back in a redirect', async ({ baseURL }) => {
  const location = await new Promise<string>((resolve, reject) => {
    // A client of Node's own would refuse to read a redirect with such a character: the error is the failure.
    get(`${baseURL}`, { path: '/%04/..?a' }, (answer) => resolve(answer.headers.location ?? '')).on('error', reject);
  });
  expect(location).not.toContain('\u0004');
});

test('REL-06 the page for wrong addresses comes whole, even to a browser that has seen it', async ({ request }) => {
  const { etag = '*' } = (await request.get('/nope')).headers();
  const again = await request.get('/nope', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(404);
  expect((await again.body()).length).toBeGreaterThan(1000);
});

test('a cache in front is told that answers differ by encoding', async ({ request }, { project }) => {
  test.skip(project.name === 'workerd', 'The edge is itself the cache that compresses.');
  for (const encoding of ['identity', 'br']) {
    const { vary } = (await request.get('/about', { headers: { 'accept-encoding': encoding } })).headers();
    expect(vary, encoding).toMatch(/accept-encoding/i);
  }
});

test('a part of a file that is not there is answered without any header said twice', async ({ request }) => {
  const response = await request.get(FILE, { headers: { range: 'bytes=99999999-' } });
  const names = response.headersArray().map(({ name }) => name.toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index && name !== 'vary')).toEqual([]);
});
