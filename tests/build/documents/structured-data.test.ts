import { expect, test } from 'vitest';
import { appOf, DIST, documentOf, documentsIn, wordsOf } from '../../support/sites/dist.ts';
import { CASE_STUDIES, SITE_URL } from '../../support/sites/pages.ts';

type Node = Record<string, unknown>;

const NOT_WORDS = new Set(['@context', '@type', '@id', 'inLanguage', 'timeRequired', 'position']);

/** The graph in the raw HTML of a page; undefined if it has none. */
function graphOf(html: string): Node[] | undefined {
  const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => json);
  expect(found.length).toBeLessThanOrEqual(1);
  return found[0] ? (JSON.parse(found[0])['@graph'] as Node[]) : undefined;
}

const typesOf = (route: string) => graphOf(documentOf(route))?.map((node) => node['@type']);

/** Every value in the data, with the name of its property. */
function leaves(data: unknown, name = ''): [name: string, value: string][] {
  if (typeof data !== 'object' || data === null) return [[name, String(data)]];
  return Object.entries(data).flatMap(([key, value]) => leaves(value, Array.isArray(data) ? name : key));
}

test('SEO-04 home and About are the profile of a person, case studies are articles with breadcrumbs, no other page has such data', () => {
  for (const route of ['/', '/about']) expect(typesOf(route)).toEqual(['ProfilePage', 'Person']);
  for (const { route } of CASE_STUDIES) expect(typesOf(route)).toEqual(['Article', 'Person', 'BreadcrumbList']);
  for (const route of ['/contact', '/resume', '/404']) expect(typesOf(route)).toBeUndefined();
});

test.each(documentsIn(DIST))('SEO-04 in $file every reference leads to something that is described there', ({ html }) => {
  const graph = graphOf(html) ?? [];
  const described = graph.filter((node) => Object.keys(node).length > 1).map((node) => node['@id']);
  const referred = leaves(graph).flatMap(([name, value]) => (name === '@id' ? [value] : []));
  for (const id of referred) expect(described).toContain(id);
});

test.each(documentsIn(DIST))('SEO-04 every fact in the data of $file stands in its text, every address among its links', ({ html }) => {
  const words = wordsOf(appOf(html)).toLowerCase();
  for (const [name, value] of leaves(graphOf(html) ?? [])) {
    if (NOT_WORDS.has(name)) continue;
    if (value.startsWith(SITE_URL)) expect(html).toContain(value.replace(`${SITE_URL}/`, '/').replace(SITE_URL, '/'));
    else if (/^https?:/.test(value)) expect(html).toContain(`href="${value}"`);
    else expect(words).toContain(value.replace(/^([^:]+): /, '$1: ').toLowerCase());
  }
});

test.each(CASE_STUDIES)('SEO-04 the reading time of $name is the one on its page', ({ route, minutes }) => {
  const [article] = graphOf(documentOf(route)) ?? [];
  expect(article?.timeRequired).toBe(`PT${minutes}M`);
  expect(wordsOf(appOf(documentOf(route)))).toContain(`${minutes} minute read`);
});
