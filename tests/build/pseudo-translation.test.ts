import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textsIn } from '../../engine/content/values.ts';
import { resumeHtml } from '../../engine/generate/resume-html.ts';
import { shareCardPages } from '../../engine/generate/share-card-html.ts';
import { outsideBrackets } from '../support/owners/pseudo-translation.ts';
import { readSite } from '../support/owners/sample.ts';
import { documentsIn, textOf } from '../support/sites/dist.ts';
import { SITES } from '../support/sites/sites.ts';

const { project, dist } = SITES.pseudo;
const content = readSite(project, 'sample');

/** Addresses aren't translated. */
const withoutAddresses = (text: string) => text.replace(/(https:\/\/)?\b[\w.-]+\.example\.com\S*/g, '');

test('OWN-02 every text in the manifest comes from the content', () => {
  const { name, short_name } = JSON.parse(readFileSync(join(dist, 'manifest.webmanifest'), 'utf8'));
  for (const text of [name, short_name]) {
    expect(text).toContain('⟦');
    expect(outsideBrackets(text)).toEqual([]);
  }
});

test('OWN-02 every text on the share cards and in the PDF of the resume comes from the content', () => {
  const pages = [...shareCardPages(content), { file: 'the resume', html: resumeHtml(content), alt: '' }];
  expect(pages).toHaveLength(9);
  for (const { html, alt, file } of pages) {
    const text = withoutAddresses(textOf(html.slice(html.indexOf('<body'))));
    expect(text, file).toContain('⟦');
    expect([...outsideBrackets(text), ...outsideBrackets(alt)], file).toEqual([]);
  }
});

test('OWN-02 every text in the structured data comes from the content', () => {
  const graphs = documentsIn(dist).flatMap(({ html }) => /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? []);
  expect(graphs).toHaveLength(6);
  const texts = graphs.flatMap((graph) => textsIn(JSON.parse(graph)));
  const translated = texts.filter(
    ([path]) => !/^@|^(inLanguage|timeRequired)$/.test(String(path.findLast((part) => typeof part === 'string'))),
  );
  expect(translated.length).toBeGreaterThan(20);
  for (const [path, text] of translated) expect(outsideBrackets(text), `${path.join()}: ${text}`).toEqual([]);
});
