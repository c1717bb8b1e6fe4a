import { expect, test } from '@playwright/test';
import { open } from '../support/app.ts';
import { ALL_PAGES } from '../support/pages.ts';

const NEW_TAB = /\(opens in a new tab\)$/;
/** Te reo Māori, as far as a rule can know it: words with a macron, and common ones that need none. */
const TE_REO = /\p{L}*[āēīōū]\p{L}*|\b(aotearoa|maori|te reo|kia ora|haere mai|whare|moana|maunga|awa|iwi|pounamu)\b/giu;

for (const { route } of ALL_PAGES) {
  test(`A11Y-15 ${route}: links of one name lead to one place, and those that open a new tab say so`, async ({ page }) => {
    await open(page, route);
    const targets = new Map<string, Set<string>>();
    for (const link of await page.getByRole('link').all()) {
      const [line = ''] = (await link.ariaSnapshot()).split('\n');
      const name = /"(.+)"/.exec(line)?.[1] ?? '';
      expect(name, line).not.toBe('');
      const { href, isNewTab } = await link.evaluate((a: HTMLAnchorElement) => ({ href: a.href, isNewTab: a.target === '_blank' }));
      expect(NEW_TAB.test(name), `${name} opens ${isNewTab ? 'a new tab' : 'here'}`).toBe(isNewTab);
      targets.set(name, (targets.get(name) ?? new Set()).add(href));
    }
    expect([...targets].filter(([, hrefs]) => hrefs.size > 1)).toEqual([]);
  });

  test(`A11Y-16 ${route}: drawings are hidden from assistive technology or named, and every picture says what it shows or that it is decoration`, async ({
    page,
  }) => {
    await open(page, route);
    expect(await page.locator('svg:not([aria-hidden=true] *, [aria-hidden=true], [role=img][aria-label])').count()).toBe(0);
    const pictures = await page.locator('img').evaluateAll((all) =>
      all.map((one) => ({
        alt: one.getAttribute('alt'),
        isDecoration: one.closest('[aria-hidden=true], .technology, figcaption') !== null,
      })),
    );
    expect(pictures.filter(({ alt, isDecoration }) => alt === null || (alt === '') !== isDecoration)).toEqual([]);
  });

  test(`A11Y-10 ${route}: no two regions share a name, and te reo Māori is marked as such`, async ({ page }) => {
    await open(page, route);
    const regions = (await page.locator('body').ariaSnapshot()).match(/- (region|navigation)\b.*/g) ?? [];
    expect(new Set(regions).size).toBe(regions.length);
    const unmarked = await page.evaluate(
      ({ source, flags }) => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (texts.nextNode()) {
          if (texts.currentNode.parentElement?.closest('[lang=mi], script')) continue;
          found.push(...(texts.currentNode.textContent?.match(new RegExp(source, flags)) ?? []));
        }
        return found;
      },
      { source: TE_REO.source, flags: TE_REO.flags },
    );
    expect(unmarked).toEqual([]);
  });
}
