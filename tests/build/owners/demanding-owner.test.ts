import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { examine, report } from '../../../tools/owner/doctor/doctor.ts';
import { appOf, documentsIn, filesIn, metaOf, wordsOf } from '../../support/sites/dist.ts';
import { brokenLinks } from '../../support/sites/links.ts';
import { SITES } from '../../support/sites/sites.ts';

const { project, dist, base } = SITES.demanding;
const SITE = 'https://maya.test/portfolio';
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const OWN_PAGES = ['kitchen-sink', 'talks', 'uses'];

test('OWN-04 the doctor finds the demanding owner’s site ready to be published, and nothing outside content/ was changed', async () => {
  const { text, isReady } = report(await examine(project, new Date('2026-11-15'), 'content'));
  expect(text).toMatch(/Ready to publish\.$/);
  expect(isReady).toBe(true);
  for (const folder of ['engine', 'sample', 'src', 'tools']) {
    const bytes = (root: string) => filesIn(join(root, folder)).map((file) => [file, readFileSync(join(root, folder, file), 'base64')]);
    expect(bytes(project), folder).toEqual(bytes('.'));
  }
});

test('OWN-04 the language of the site is declared to browsers, search engines, link previews and in the manifest', () => {
  for (const { file, html } of documentsIn(dist)) {
    expect(html, file).toContain('<html lang="sv-SE">');
    expect(metaOf(html, 'og:locale'), file).toEqual(['sv_SE']);
  }
  expect(read('index.html')).toContain('"inLanguage":"sv-SE"');
  expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({ lang: 'sv-SE', name: 'Maya Okafor-Lindqvist Portfölj' });
  expect(wordsOf(appOf(read('hamnkontroll.html')))).toContain('2 minuters läsning');
});

test('OWN-04 a private project has neither a button to its site nor one to its code, and a public one has those that it has', () => {
  const buttons = (file: string) => ['Visa koden', 'Besök webbplatsen'].map((words) => read(file).includes(`>${words}<`));
  expect(buttons('hamnkontroll.html')).toEqual([false, false]);
  expect(buttons('kodstugan.html')).toEqual([false, true]);
  expect(buttons('tidtabell.html')).toEqual([true, true]);
  expect(wordsOf(read('index.html')).match(/Till webbplatsen/g)).toHaveLength(2);
});

test('OWN-04 home has the parts that its list names, in that order, and no others', () => {
  const home = read('index.html');
  const places = ['id="projects"', 'id="technologies"', 'class="wrap contact"'].map((part) => home.indexOf(part));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(home).not.toContain('id="testimonials"');
});

test('OWN-04 profiles are in the first view of home, in the data for search engines and in the JSON Resume', () => {
  const profiles = [
    'https://social.test/@maya',
    'https://sky.test/maya',
    'https://orcid.test/0000-0002-1825-0097',
    'https://blog.maya.test',
  ];
  const home = read('index.html');
  for (const url of profiles) {
    expect(home).toContain(`<a href="${url}" target="_blank" rel="noopener noreferrer" class="round-link">`);
    expect(home).toContain(`"${url}"`);
    expect(read('images/Maya_Okafor-Lindqvist_CV.json')).toContain(`"url": "${url}"`);
  }
  expect(home).toContain(`<a href="${base}contact" target="_blank" rel="noopener" class="round-link">`);
});

test('OWN-04 pages of her own have a title, a description, an address, a share card and a place in the sitemap', () => {
  const sitemap = read('sitemap.xml');
  for (const page of OWN_PAGES) {
    const html = read(`${page}.html`);
    expect(html, page).toMatch(/<title>[^<]+ - Maya Okafor-Lindqvist Portfölj<\/title>/);
    expect(metaOf(html, 'description')[0]?.length, page).toBeGreaterThanOrEqual(70);
    expect(html, page).toContain(`<link rel="canonical" href="${SITE}/${page}"/>`);
    expect(metaOf(html, 'og:image'), page).toEqual([`${SITE}/images/cards/${page}.png`]);
    expect(sitemap).toContain(`<loc>${SITE}/${page}</loc>`);
    expect(html, page).toContain('"@type":"BreadcrumbList"');
  }
  expect(brokenLinks(dist, base)).toEqual([]);
});

test('OWN-04 her own robots.txt wins over the one that the build writes, and her security.txt is published', () => {
  for (const file of ['robots.txt', '.well-known/security.txt']) {
    expect(read(file), file).toBe(readFileSync(join(project, 'content/public', file), 'utf8'));
  }
});

test('OWN-05 colours of code are class names: no style attribute, and no more scripts than a page without code has', () => {
  for (const { file, html } of documentsIn(dist)) expect(html, file).not.toMatch(/\sstyle="/);
  const html = read('kitchen-sink.html');
  expect(html).toContain('<span class="pl-k">type</span>');
  expect(html).toMatch(/<td class="align-right">3<\/td>/);
  expect(html).toContain('<figcaption>ts</figcaption>');
  const scripts = (file: string) => read(file).match(/<script[^>]*src="[^"]*"/g);
  expect(scripts('kitchen-sink.html')).toEqual(scripts('about.html'));
  expect(read('about.html')).not.toContain('markdown-'); // A page without code does not load the styles of code.
});
