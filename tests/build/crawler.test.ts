import { beforeAll, expect, test } from 'vitest';
import pages from '../../sample/case-studies/suncoastpatios/what-the-crawler-sees/measured.json' with { type: 'json' };
import { type BuiltSite, buildSites, SITES, type Site, weigh } from '../../tools/maintainer/bench/crawler-builds.ts';
import { temporaryFolder } from '../support/sites/build-site.ts';

const AGAIN =
  'The two pages of tools/maintainer/bench/sites/crawler/ are no longer those that were measured. Run "npm run bench crawler" on a quiet machine.';
let sites: Record<Site, BuiltSite>;
beforeAll(() => {
  sites = buildSites(temporaryFolder('crawler'));
});

test.each(SITES)('the bytes and words that the figure shows for the page from the %s are those of a fresh build', (site) => {
  const { read, words, bytes } = weigh(sites[site]);
  expect({ read, words: words.response, bytes }, AGAIN).toEqual({
    read: pages[site].read,
    words: pages[site].words.response,
    bytes: pages[site].bytes,
  });
});

test('both sites show the same page in the end, and only one sends its words at once', () => {
  const inTheEnd = SITES.map((site) => pages[site].words.page);
  expect(new Set(inTheEnd)).toEqual(new Set([weigh(sites.server).words.response]));
  expect(weigh(sites.client).words.response).toBe(0);
  expect(sites.client.html()).toContain('<div id="app"></div>');
});
