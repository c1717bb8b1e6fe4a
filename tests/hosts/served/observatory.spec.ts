import { expect, test } from '@playwright/test';
import { ALL_PAGES } from '../../support/pages.ts';
import { observatoryScore } from '../support/observatory.ts';

const GOAL = 155;

test(`SEC-06 every page scores at least ${GOAL} by the rules of Mozilla's HTTP Observatory`, async ({ request }) => {
  for (const { route } of ALL_PAGES) {
    const response = await request.get(route);
    const { score, points } = observatoryScore({ headers: response.headers(), html: await response.text() });
    if (route === '/') console.log(`SEC-06 ${score}: ${JSON.stringify(points)}`);
    expect(score, `${route} ${JSON.stringify(points)}`).toBeGreaterThanOrEqual(GOAL);
  }
});

test('SEC-06 the rules take points where there is reason: without headers the score is low', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(observatoryScore({ headers: {}, html }).score).toBe(30);
  const weaker = { ...(await request.get('/')).headers(), 'content-security-policy': "default-src 'self' 'unsafe-inline'" };
  expect(observatoryScore({ headers: weaker, html }).score).toBeLessThan(100);
});
