import { expect, test } from '@playwright/test';
import { audit, failedIn } from '../../tools/lighthouse.ts';
import { PAGES } from '../support/sites/pages.ts';

const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

// Not performance, which depends on the machine: `npm run bench` measures it, and byte budgets limit it.
for (const { route } of PAGES) {
  test(`SEO-07 Lighthouse gives ${route} 100 for accessibility, best practices and search engines`, async ({ baseURL }) => {
    const result = await audit(baseURL + route, [...CATEGORIES]);
    for (const category of CATEGORIES) {
      expect.soft(failedIn(result, category), category).toEqual([]);
      expect.soft(result.categories[category]?.score, category).toBe(1);
    }
  });
}
