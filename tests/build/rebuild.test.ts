import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildSite, temporaryFolder } from '../support/build-site.ts';
import { DIST, documentsIn, filesIn } from '../support/dist.ts';
import { brokenLinks, orphanPictures } from '../support/links.ts';

const folder = temporaryFolder('rebuild');
afterAll(() => rmSync(folder, { recursive: true }));

test('REL-18 two builds of the same source are identical to the byte', () => {
  const again = buildSite({ out: join(folder, 'again') });
  expect(filesIn(again)).toEqual(filesIn(DIST));
  for (const file of filesIn(DIST)) expect(readFileSync(join(again, file)).equals(readFileSync(join(DIST, file))), file).toBe(true);
});

test('REL-20 built for an address below a path, every link, asset and canonical follows', () => {
  const siteUrl = 'https://elsewhere.example.com/some-repo';
  const below = buildSite({ out: join(folder, 'below'), siteUrl });
  expect(documentsIn(below)).toHaveLength(documentsIn(DIST).length);
  expect(brokenLinks(below, '/some-repo/')).toEqual([]);
  expect(orphanPictures(below)).toEqual([]);
  expect(readFileSync(join(below, 'about.html'), 'utf8')).toContain(`<link rel="canonical" href="${siteUrl}/about"/>`);
  expect(readFileSync(join(below, 'index.html'), 'utf8')).toContain(`<link rel="canonical" href="${siteUrl}/"/>`);
  expect(readFileSync(join(below, 'robots.txt'), 'utf8')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});
