import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { attributes, documentsIn, filesIn } from '../../support/sites/dist.ts';
import { SITES } from '../../support/sites/sites.ts';
import { readPage, readTwin } from '../../support/sites/twins.ts';

/** `newTab`: the words that a link has only for screen readers. They are not in the Markdown. */
const OWNERS = [
  { name: 'the sample', ...SITES.sample, newTab: '(opens in a new tab)', minPages: 7 },
  { name: 'the sample below a path', ...SITES.belowPath, newTab: '(opens in a new tab)', minPages: 7 },
  { name: 'another owner', ...SITES.otherOwner, newTab: '(opens in a new tab)', minPages: 12 },
  { name: 'the demanding owner', ...SITES.demanding, newTab: '(öppnas i en ny flik)', minPages: 10 },
];

const routesOf = (dist: string) =>
  documentsIn(dist)
    .filter(({ file }) => file !== '404.html')
    .map(({ file }) => `/${file.replace(/(index)?\.html$/, '')}`);

describe.each(OWNERS)('$name', ({ dist, base, newTab, minPages }) => {
  const routes = routesOf(dist);
  const twins = filesIn(dist).filter((file) => file.endsWith('.md'));

  test('every page that may be listed has a twin that its head names, and no other page has', () => {
    expect(routes.length).toBeGreaterThanOrEqual(minPages);
    expect(twins).toEqual(routes.map((route) => (route === '/' ? 'index.md' : `${route.slice(1)}.md`)).sort());
    for (const route of routes) {
      const { html, url } = readPage(dist, route);
      const [address = '', ...others] = attributes(html, 'link rel="alternate" type="text/markdown"', 'href');
      expect(others).toEqual([]);
      expect(address).toBe(`${url}${route === '/' ? 'index' : ''}.md`);
      expect(twins).toContain(new URL(address).pathname.slice(base.length));
    }
    expect(readFileSync(join(dist, '404.html'), 'utf8')).not.toContain('text/markdown');
    expect(readFileSync(join(dist, 'sitemap.xml'), 'utf8')).not.toContain('.md');
  });

  test.each(routes)('%s says the same as its page: headings, words in their order, pictures and code', (route) => {
    const page = readPage(dist, route);
    const twin = readTwin(dist, route);
    expect(twin.headings).toEqual(page.headings);
    expect(twin.pictures).toEqual(page.pictures);
    expect(twin.code.map(({ value }) => value)).toEqual(page.code);
    const languages = [...page.html.matchAll(/<code class="language-([\w-]+)"/g)].map(([, language]) => language);
    expect(twin.code.flatMap(({ lang }) => lang ?? [])).toEqual(languages);
    expect(wordsMissing(page.words, twin.words, newTab)).toEqual([]);
    expect(twin.words).not.toContain(newTab);
    expect(twin.html).toEqual([]);
  });

  test.each(routes)('%s begins with what it is, and leads everywhere by whole addresses', (route) => {
    const page = readPage(dist, route);
    const { facts, links } = readTwin(dist, route);
    expect(facts).toMatchObject({ title: /<title>([^<]*)/.exec(page.html)?.[1]?.replaceAll('&#x27;', "'"), url: page.url });
    expect(facts.description).toMatch(/^.{70,160}$/);
    expect(facts.owner).toMatchObject({ name: expect.any(String), role: expect.any(String), email: expect.stringContaining('@') });
    expect(page.links.filter((link) => !links.includes(link))).toEqual([]);
    expect(links.filter((link) => !/^(https?:\/\/|mailto:)/.test(link))).toEqual([]);
    expect(links.filter((link) => link.startsWith(new URL(page.url).origin)).flatMap((link) => unanswered(dist, base, link))).toEqual([]);
  });
});

/** Words of a page that are missing in its Markdown twin, or in another order there. */
function wordsMissing(words: string[], twin: string, newTab: string): string[] {
  let from = 0;
  return words.filter((text) => {
    const expected = text.replace(newTab, '').trim();
    const place = twin.indexOf(expected, from);
    if (place >= 0) from = place + expected.length;
    return place < 0;
  });
}

function unanswered(dist: string, base: string, link: string): string[] {
  const { pathname, hash } = new URL(link);
  const path = decodeURIComponent(pathname).slice(base.length) || 'index.html';
  const file = [path, `${path}.html`].find((name) => existsSync(join(dist, name)));
  if (!file) return [link];
  return hash && !readFileSync(join(dist, file), 'utf8').includes(`id="${hash.slice(1)}"`) ? [link] : [];
}
