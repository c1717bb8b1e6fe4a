import { expect, test } from '@playwright/test';
import { audit, failedIn } from '../../support/lighthouse.ts';
import { PAGES } from '../../support/pages.ts';
import { proxyTo } from '../support/proxy.ts';

const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

// Performance is a matter of the machine: `npm run bench` judges it, and byte budgets hold it.
for (const { route } of PAGES) {
  test(`SEO-07 Lighthouse gives ${route} 100 for accessibility, best practices and search engines`, async ({ baseURL }, { project }) => {
    test.skip(project.name !== 'nginx', 'The documents are the same on every host.');
    test.setTimeout(180_000); // Lighthouse waits for a page to be quiet, however busy the machine is.
    // As at its own name: anywhere else the site asks search engines to stay away.
    const site = await proxyTo(baseURL ?? '', { without: 'x-robots-tag' });
    const result = await audit(site.origin + route, [...CATEGORIES]).finally(site.close);
    for (const category of CATEGORIES) {
      expect.soft(failedIn(result, category), category).toEqual([]);
      expect.soft(result.categories[category]?.score, category).toBe(1);
    }
  });
}
