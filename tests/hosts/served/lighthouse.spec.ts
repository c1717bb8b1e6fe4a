import { audit, failedIn } from '../../support/lighthouse.ts';
import { PAGES } from '../../support/pages.ts';
import { proxyTo } from '../support/proxy.ts';
import { expect, test } from '../support/test.ts';

const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

// Performance is a matter of the machine: `npm run bench` judges it, and byte budgets hold it.
for (const { route } of PAGES) {
  const name = `SEO-07 Lighthouse gives ${route} 100 for accessibility, best practices and search engines`;
  test(name, { tag: route === '/' ? [] : '@long' }, async ({ baseURL }) => {
    // As at its own name: anywhere else the site asks search engines to stay away.
    const site = await proxyTo(baseURL, { without: 'x-robots-tag' });
    const result = await audit(site.origin + route, [...CATEGORIES]).finally(site.close);
    for (const category of CATEGORIES) {
      expect.soft(failedIn(result, category), category).toEqual([]);
      expect.soft(result.categories[category]?.score, category).toBe(1);
    }
  });
}
