import { expect, test } from '@playwright/test';
import { documentOf } from '../../support/sites/dist.ts';
import { expectedHeaders } from '../support/expected/expected-headers.ts';
import { observatoryScore } from '../support/expected/observatory.ts';

test('SEC-06 the rules of the Observatory take points away: without headers the score is low', () => {
  const html = documentOf('/');
  expect(observatoryScore({ headers: {}, html }).score).toBe(30);
  const weaker = { ...expectedHeaders('/'), 'content-security-policy': "default-src 'self' 'unsafe-inline'" };
  expect(observatoryScore({ headers: weaker, html }).score).toBeLessThan(100);
});
