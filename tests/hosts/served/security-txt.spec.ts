import { expect, test } from '@playwright/test';
import { site } from '../../../content/site.ts';

const DAY_MS = 86_400_000;

test('SEC-13 /.well-known/security.txt tells whom to write to, and is valid for 30 to 365 days', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const lines = (await response.text()).trimEnd().split('\n');
  const fields = lines.map((line) => /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1) ?? [line]);
  expect(fields.map(([name]) => name)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  const { Contact, Expires, Canonical } = Object.fromEntries(fields);
  expect(Contact).toBe(`mailto:${site.owner.email}`);
  expect(Canonical).toBe(`${site.url}/.well-known/security.txt`);
  expect(Expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
  const days = (Date.parse(Expires ?? '') - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});
