import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeHostFolder } from '../../engine/hosts/host-folder.ts';
import { attributes, documentsIn, filesIn, metaOf, textOf } from '../support/sites/dist.ts';
import { SITES, serve } from '../support/sites/sites.ts';
import { htmlErrors } from '../support/sites/valid-html.ts';

const { project, dist, base } = SITES.demanding;
const SITE = 'https://maya.test/portfolio';
const ARTICLES = ['tidtabellen-som-ljog', 'fredagar-med-nvda', 'en-sida-om-regn', 'every-form'];

const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const server = await serve(dist, base, project);
afterAll(() => server.close());
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
    `Nyare Fredagar med NVDA Äldre Every form of Markdown, in English ${question}`,
    `Nyare En sida om regn ${question}`,
  ]);
});

test('OWN-16 sitemap, structured data and share card of an article follow from its file', () => {
  const sitemap = read('sitemap.xml');
  expect(sitemap).toContain(`<loc>${SITE}/writing</loc></url>`);
  expect(sitemap).toContain(`<loc>${SITE}/writing/fredagar-med-nvda</loc><lastmod>2026-04-02</lastmod>`);
  expect(sitemap.match(/lastmod>2/g)).toHaveLength(ARTICLES.length);
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
  for (const slug of ARTICLES.slice(0, 2)) {
    expect(metaOf(read(`writing/${slug}.html`), 'og:image')).toEqual([`${SITE}/images/cards/writing.${slug}.png`]);
    expect(existsSync(join(dist, `images/cards/writing.${slug}.png`)), slug).toBe(true);
  }
  const alt = 'Sommartidsomställningstidtabellen som ljög, 10 november 2026, 1 minuts läsning, En person i röd regnrock';
  expect(metaOf(read(`writing/${ARTICLES[0]}.html`), 'og:image:alt')[0]).toContain(alt);
});

test('OWN-16 each tag has one page in every spelling, and C, C++ and C# have three', () => {
  const tags = readdirSync(join(dist, 'writing/tags')).filter((file) => file.endsWith('.html'));
  expect(tags.sort()).toEqual(['accessibility.html', 'c.html', 'cplusplus.html', 'csharp.html', 'tillgänglighet.html']);
  const page = read('writing/tags/accessibility.html');
  expect(textOf(/<main.*<\/main>/s.exec(page)?.[0] ?? '')).toMatch(/^Texter accessibility 2026 Fredagar med NVDA .* 2024 Every form of/);
  expect(metaOf(page, 'description')).toEqual(['Texter av Maya Okafor-Lindqvist om accessibility, med den senaste först.']);
  expect(read('sitemap.xml')).toContain(`<loc>${SITE}/writing/tags/tillg%C3%A4nglighet</loc>`);
  expect(read('writing/fredagar-med-nvda.html')).toContain('"keywords":["tillgänglighet","accessibility"]');
  expect(read('feed.xml').match(/<category term="(accessibility|C\+\+|C#|c|tillgänglighet)"\/>/g)).toHaveLength(6);
});

test('OWN-16 an article in another language says so, with its own date and minutes, in an unchanged frame', () => {
  const html = read('writing/every-form.html');
  expect(html).toContain('<html lang="sv-SE" dir="ltr">');
  expect(html).toContain('<div class="article-text" lang="en-GB" dir="ltr">');
  expect(textOf(/<div class="article-facts">.*?<\/p>/s.exec(html)?.[0] ?? '')).toBe('2 May 2024 Uppdaterad 9 maj 2024 1 minute');
  expect(html).toContain('"inLanguage":"en-GB"');
  expect(html).toContain('<p class="alert-title" lang="sv-SE">');
  expect(read('feed.xml')).toContain('<entry xml:lang="en-GB">');
});

test('OWN-18 formulas, HTML and links to files become what they mean, without a style or a script', () => {
  const html = read('writing/every-form.html');
  const body = /<div class="article-body".*<\/article>/s.exec(html)?.[0] ?? '';
  expect(textOf(body)).toContain('🚀');
  expect(body).toContain('<kbd>Ctrl</kbd>');
  expect(attributes(body, 'h3', 'id'), 'below the first heading').toEqual(['below-it']);
  expect(attributes(body, 'h2', 'id'), 'each begins a section').toEqual(['words', 'formulas', 'pictures-and-links', 'footnote-label']);
  expect(body.match(/<section /g)).toHaveLength(4);
  expect(body).toMatch(/<summary>More about this<\/summary><p>Folded, with <strong>/);
  expect(body).toMatch(/<math xmlns="[^"]+"><semantics><mrow><msqrt>/);
  expect(body).toMatch(/class="formula" role="group" aria-label="Formel" tabindex="0"/i);
  expect(body).toMatch(/<img src="[^"]+" width="240" height="135" alt="The sound/);
  expect(attributes(body, 'a', 'href').slice(1, 5)).toEqual([
    '#words',
    ...['writing/fredagar-med-nvda', 'writing/en-sida-om-regn', 'about'].map((page) => base + page),
  ]);
  expect(html).not.toMatch(/ style=|<style/);
  expect(read('feed.xml')).toContain('The length is &lt;code&gt;\\sqrt{x^2 + y^2}&lt;/code&gt;, and');
});

test('OWN-21 an article whose share card is not drawn yet has that of home, with the alternative text of home', () => {
  const article = read('writing/en-sida-om-regn.html');
  expect(metaOf(article, 'og:image')).toEqual([`${SITE}/images/cards/home.png`]);
  expect(metaOf(article, 'og:image:alt')).toEqual(metaOf(read('index.html'), 'og:image:alt'));
  expect(article).toContain(`"image":"${SITE}/images/cards/home.png"`);
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
  expect(pictures.length).toBeGreaterThan(2);
  for (const path of pictures) {
    const { headers } = await fetch(server.origin + path);
    expect(headers.get('cross-origin-resource-policy'), path).toBe('cross-origin');
    expect(headers.get('cache-control'), path).toContain('immutable');
  }
});

test('OWN-19 Cloudflare is told of her old addresses before its general rules, and they count as neither pages nor entries of the sitemap', () => {
  const timetable = '/portfolio/writing/tidtabellen-som-ljog 301';
  expect(read('_redirects').split('\n').slice(0, 5)).toEqual([
    `/2026/11/tidtabellen.html ${timetable}`,
    `/2026/11/tidtabellen.html/ ${timetable}`,
    `/blogg/2026/sommar/n%C3%A4r-bussen-f%C3%B6rsvann ${timetable}`,
    `/blogg/2026/sommar/n%C3%A4r-bussen-f%C3%B6rsvann/ ${timetable}`,
    `/blogg/2026/sommar/n%c3%a4r-bussen-f%c3%b6rsvann ${timetable}`,
  ]);
  expect(published.filter((file) => /^(2026|anteckningar|blogg)|^index.xml/.test(file))).toEqual([]);
  expect(read('sitemap.xml')).not.toMatch(/2026\/11|anteckningar|blogg/);
});

test('OWN-19 on GitHub Pages, which sends no redirects, a document leads from each old address to its page, and the feed is at its old one too', async () => {
  const to = join(project, '.cache/pages');
  writeHostFolder('pages', { dist, to, isDeployPreview: false });
  const others = filesIn(to).filter((file) => !filesIn(dist).includes(file));
  expect(others).toEqual([
    '2026/11/tidtabellen.html',
    'anteckningar/fredagar/index.html',
    'blogg/2026/sommar/när-bussen-försvann/index.html',
    'index.xml',
  ]);
  expect(readFileSync(join(to, 'index.xml'), 'utf8')).toBe(read('feed.xml'));
  const html = readFileSync(join(to, 'anteckningar/fredagar/index.html'), 'utf8');
  const page = '/portfolio/writing/fredagar-med-nvda';
  expect(html).toContain('<html lang="sv-SE" dir="ltr">');
  expect(html).toContain(`<link rel="canonical" href="${new URL(SITE).origin}${page}">`);
  expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${page}">`);
  expect(html).toContain(`<a href="${page}">Fredagar med NVDA</a>`);
  expect(metaOf(html, 'robots')).toEqual(['noindex']);
  expect(await htmlErrors(html, 'built')).toEqual([]);
});

test('OWN-19 npm run preview redirects an old address to its page as hosts do', async () => {
  const ask = async (path: string) => {
    const { status, headers } = await fetch(`${server.origin}/portfolio${path}`, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  const timetable = '/portfolio/writing/tidtabellen-som-ljog';
  expect(await ask('/2026/11/tidtabellen.html?utm=x&y=a%20b')).toEqual([301, `${timetable}?utm=x&y=a%20b`]);
  expect(await ask('/blogg/2026/sommar/när-bussen-försvann/')).toEqual([301, timetable]);
  expect(await ask('/index.xml')).toEqual([301, '/portfolio/feed.xml']);
  expect(await ask('/2026/11')).toEqual([404, null]);
});
