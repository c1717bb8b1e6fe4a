import type { Page } from '@playwright/test';

const NEW_TAB = /\(opens in a new tab\)$/;

/** Links without a name, links of one name that lead to two places, and links whose name is wrong about a new tab. */
export async function wrongLinkNames(page: Page): Promise<string[]> {
  const spoken = (await page.locator('body').ariaSnapshot()).split('\n').filter((line) => /^ *- '?link\b/.test(line));
  const names = spoken.map((line) => /"(.+)"/.exec(line)?.[1] ?? '');
  const links = await page
    .getByRole('link')
    .evaluateAll((all) => (all as HTMLAnchorElement[]).map(({ href, target }) => ({ href, isNewTab: target === '_blank' })));
  if (names.length !== links.length) return [`${names.length} links are spoken of, ${links.length} are there`];
  const places = new Map<string, string>();
  return links.flatMap(({ href, isNewTab }, index) => {
    const name = names[index] ?? '';
    const first = places.get(name) ?? href;
    places.set(name, first);
    return [
      name === '' && `${href} has no name`,
      NEW_TAB.test(name) !== isNewTab && `${name} opens ${isNewTab ? 'a new tab' : 'here'}`,
      first !== href && `${name} leads to ${first} and to ${href}`,
    ].filter((fault) => fault !== false);
  });
}

/** Drawings that are neither named nor hidden from assistive technology, and pictures without alt text that are not decoration. */
export const wrongPictureNames = (page: Page) =>
  page.evaluate(() => {
    const drawings = [...document.querySelectorAll('svg:not([aria-hidden=true] *, [aria-hidden=true], [role=img][aria-label])')];
    const pictures = [...document.querySelectorAll('img')].filter((one) => {
      const alt = one.getAttribute('alt');
      const isDecoration = one.closest('[aria-hidden=true], .technology, figcaption') !== null;
      return alt === null || (alt === '') !== isDecoration;
    });
    return [...drawings, ...pictures].map((one) => one.outerHTML.slice(0, 160));
  });
