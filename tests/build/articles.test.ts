import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { attributes, documentsIn, filesIn, metaOf, textOf } from '../support/sites/dist.ts';
import { SITES, serve } from '../support/sites/sites.ts';

const { project, dist, base } = SITES.demanding;
const SITE = 'https://maya.test/portfolio';
const ARTICLES = ['tidtabellen-som-ljog', 'fredagar-med-nvda', 'en-sida-om-regn'];

const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const published = filesIn(dist).filter((file) => !/\.(br|gz)$/.test(file));

test('OWN-16 the list has each article below its year, with title, date, reading time and description, and no draft is published', () => {
  const list = textOf(/<main.*<\/main>/s.exec(read('writing.html'))?.[0] ?? '');
  expect(list).toMatch(
    /^Texter Följ flödet 2026 Sommartidsomställningstidtabellen som ljög 10 november 2026 \d minuts läsning Varför nattbussen .* Fredagar med NVDA .* 2025 En sida om regn 17 oktober 2025/,
  );
  expect(published.filter((file) => /kartor-som-hors/.test(file) || /Kartor som hörs/.test(read(file)))).toEqual([]);
});

test('OWN-16 an article ends with the newer and the older one, and a link to the contact page', () => {
  const endOf = (slug: string) => textOf(/<footer class="wrap article-end">.*?<\/footer>/s.exec(read(`writing/${slug}.html`))?.[0] ?? '');
  const question = 'Har du något att tillägga, eller har jag fel? Hör av dig.';
  expect(ARTICLES.map(endOf)).toEqual([
    `Äldre Fredagar med NVDA ${question}`,
    `Nyare Sommartidsomställningstidtabellen som ljög Äldre En sida om regn ${question}`,
    `Nyare Fredagar med NVDA ${question}`,
  ]);
});

test('OWN-16 sitemap, structured data and share card of an article follow from its file', () => {
  const sitemap = read('sitemap.xml');
  expect(sitemap).toContain(`<loc>${SITE}/writing</loc></url>`);
  expect(sitemap).toContain(`<loc>${SITE}/writing/fredagar-med-nvda</loc><lastmod>2026-04-02</lastmod>`);
  expect(sitemap.match(/lastmod>2/g)).toHaveLength(3);
  const html = read('writing/fredagar-med-nvda.html');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const [posting, owner, breadcrumbs] = JSON.parse(json)['@graph'];
  expect(posting).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Fredagar med NVDA',
    datePublished: '2026-03-06',
    dateModified: '2026-04-02',
    author: { '@id': owner['@id'] },
    image: `${SITE}/images/cards/writing.fredagar-med-nvda.png`,
  });
  expect(breadcrumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual(['HEM', 'Texter', 'Fredagar med NVDA']);
  for (const slug of ARTICLES) {
    expect(metaOf(read(`writing/${slug}.html`), 'og:image')).toEqual([`${SITE}/images/cards/writing.${slug}.png`]);
    expect(existsSync(join(dist, `images/cards/writing.${slug}.png`)), slug).toBe(true);
  }
  const alt = 'Sommartidsomställningstidtabellen som ljög, 10 november 2026, 1 minuts läsning, En person i röd regnrock';
  expect(metaOf(read(`writing/${ARTICLES[0]}.html`), 'og:image:alt')[0]).toContain(alt);
});

test('OWN-16 the text of an article is in the script of its own page, and home loads nothing about articles', () => {
  const scriptsWith = (text: string) => published.filter((file) => file.endsWith('.js') && read(file).includes(text));
  expect(scriptsWith('Den visade ett enda ord')).toEqual([expect.stringMatching(/^assets\/hashed\/en-sida-om-regn-/)]);
  const loaded = attributes(read('index.html'), 'script', 'data-app')[0]?.split(' ') ?? [];
  const aboutRain = scriptsWith('en-sida-om-regn').map((file) => base + file);
  expect(aboutRain.length).toBeGreaterThan(0);
  expect(loaded.filter((file) => aboutRain.includes(file))).toEqual([]);
});

test('OWN-16 a site without articles has no trace of them', () => {
  const texts = filesIn(SITES.sample.dist).filter((file) => /\.(html|css|js|xml|txt|webmanifest)$|^_/.test(file));
  expect(
    texts.filter((file) => /feed\.xml|article-line|\/writing|lastmod/.test(readFileSync(join(SITES.sample.dist, file), 'utf8'))),
  ).toEqual([]);
  expect(filesIn(SITES.sample.dist).filter((file) => /feed|writing|article/.test(file))).toEqual([]);
});

test('OWN-16 every page names the feed, and websites that read feeds may show its pictures', async () => {
  const alternate = `<link rel="alternate" type="application/atom+xml" title="Texter" href="${SITE}/feed.xml"/>`;
  for (const { file, html } of documentsIn(dist)) expect(html, file).toContain(alternate);
  const pictures = Array.from(read('feed.xml').matchAll(/src=&quot;(\S+?)&quot;/g), ([, address = '']) => new URL(address).pathname);
  expect(pictures).toHaveLength(3);
  const server = await serve(dist, base, project);
  for (const path of pictures) {
    const { headers } = await fetch(server.origin + path);
    expect(headers.get('cross-origin-resource-policy'), path).toBe('cross-origin');
    expect(headers.get('cache-control'), path).toContain('immutable');
  }
  await server.close();
});
