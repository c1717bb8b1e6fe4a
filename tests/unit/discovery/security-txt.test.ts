import { expect, test } from 'vitest';
import { securityTxt } from '../../../engine/discovery/security-txt.ts';

const DAY_MS = 86_400_000;
const textOn = (day: string) =>
  securityTxt({ email: 'a@example.com', canonical: 'https://example.com/x', locale: 'sv-SE', now: new Date(day) });

test('SEC-13 security.txt runs out between 30 and 365 days after the build, on every day of a year', () => {
  for (let day = 0; day < 366; day++) {
    const now = new Date(Date.UTC(2027, 0, 1) + day * DAY_MS);
    const [, expires = ''] = /^Expires: (.*)$/m.exec(textOn(now.toISOString())) ?? [];
    const days = (Date.parse(expires) - now.getTime()) / DAY_MS;
    expect(days, now.toISOString()).toBeGreaterThan(30);
    expect(days, now.toISOString()).toBeLessThan(365);
  }
});

test('two builds of one day write the same security.txt', () => {
  expect(textOn('2027-03-09T00:00:00Z')).toBe(textOn('2027-03-09T23:59:59Z'));
});
