import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoNote } from '../../../sample/demo.ts';
import { DIST, documentsIn, filesIn } from '../../support/sites/dist.ts';
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

test('a site that is published with its samples on purpose says on every page that it is a demo', () => {
  for (const { file, html } of documentsIn(dist)) expect(html, file).toContain(demoNote);
});

test('any other build does not carry the note, not even in its scripts', () => {
  for (const file of filesIn(DIST).filter((name) => /\.(html|js)$/.test(name)))
    expect(readFileSync(join(DIST, file), 'utf8'), file).not.toContain(demoNote);
});
