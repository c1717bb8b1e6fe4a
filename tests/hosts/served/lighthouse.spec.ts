import { audit, failedIn } from '../../support/sites/lighthouse.ts';
import { PAGES } from '../../support/sites/pages.ts';
import { proxyTo } from '../support/proxy.ts';
import { expect, test } from '../support/start/test.ts';

const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

// Not performance, which depends on the machine: `npm run bench` measures it, and byte budgets limit it.
for (const { route } of PAGES) {
  const name = `SEO-07 Lighthouse gives ${route} 100 for accessibility, best practices and search engines`;
  test(name, { tag: route === '/' ? [] : '@long' }, async ({ baseURL }) => {
    // As at the site's own name: at any other name the host sends noindex, which costs points.
    const site = await proxyTo(baseURL, { without: 'x-robots-tag' });
    const result = await audit(site.origin + route, [...CATEGORIES]).finally(site.close);
    for (const category of CATEGORIES) {
      expect.soft(failedIn(result, category), category).toEqual([]);
      expect.soft(result.categories[category]?.score, category).toBe(1);
    }
  });
}
