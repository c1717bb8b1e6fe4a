import { expect, test } from '@playwright/test';
import { figureFile, usedFigures } from '../../../build/figures.ts';
import { figures } from '../../../content/figures.ts';
import { site } from '../../../content/site.ts';
import { open } from '../../support/app.ts';
import { CASE_STUDIES, PAGES } from '../../support/pages.ts';
import { proves } from '../../support/proves.ts';

test(
  'one root layout route at / has the seven specified screens below it, whose links out of the site are the specified ones',
  proves('§2.1', '§2.2', '§5.5', '§5.6', '§9.2'),
  async ({ page, baseURL }) => {
    expect(PAGES.map(({ route }) => route).sort()).toEqual([
      '/',
      '/about',
      '/contact',
      '/mycelium',
      '/resume',
      '/suncoastpatios',
      '/wehike',
    ]);
    await open(page, '/');
    const layout = await page.locator('.site-header').evaluateHandle((header) => header);
    const outside = new Set<string>();
    for (const { route } of PAGES) {
      await page.evaluate((to) => void navigation.navigate(to), route);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${route}$`));
      expect(await page.locator('.site-header').evaluate((header, first) => header === first, layout)).toBe(true);
      const hrefs = await page.locator('a[href]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      for (const href of hrefs) if (!href.startsWith(baseURL ?? '') && !href.startsWith('mailto:')) outside.add(href.replace(/\/$/, ''));
      if (route === '/resume') await expect(page.locator('a[href$=".pdf"]').first()).toHaveAttribute('href', /^\/images\//);
    }
    const sources = usedFigures('.').map(async (name) => (await import(`../../../${figureFile(name)}`))[name].frame.source as string);
    const known = [
      site.profiles.github,
      site.profiles.linkedin,
      ...CASE_STUDIES.flatMap(({ live, code }) => [live, code]),
      ...(await Promise.all(sources)).map((source) => `${figures.repository}/${source}`),
    ];
    expect([...outside].sort()).toEqual([...known].sort());
  },
);
