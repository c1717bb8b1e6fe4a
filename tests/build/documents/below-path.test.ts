import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DIST, documentsIn } from '../../support/sites/dist.ts';
import { brokenLinks, orphanPictures } from '../../support/sites/links.ts';
import { SITES } from '../../support/sites/sites.ts';

const { dist, base } = SITES.belowPath;
const URL_BELOW = 'https://elsewhere.example.com/some-repo';

test('REL-20 built for an address below a path, every link, asset and canonical follows', () => {
  expect(documentsIn(dist)).toHaveLength(documentsIn(DIST).length);
  expect(brokenLinks(dist, base)).toEqual([]);
  expect(orphanPictures(dist)).toEqual([]);
  expect(readFileSync(join(dist, 'about.html'), 'utf8')).toContain(`<link rel="canonical" href="${URL_BELOW}/about"/>`);
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toContain(`<link rel="canonical" href="${URL_BELOW}/"/>`);
  expect(readFileSync(join(dist, 'robots.txt'), 'utf8')).toContain(`Sitemap: ${URL_BELOW}/sitemap.xml`);
});
