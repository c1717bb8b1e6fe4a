import { readFileSync } from 'node:fs';
import type { Code, Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { mdxTree } from '../../../engine/markdown/mdx-facts.ts';
import { readingTimes } from '../../../tools/owner/doctor/advice.ts';
import { SAMPLE } from '../../support/owners/sample.ts';
import { filesIn } from '../../support/sites/dist.ts';

const MOST_LINES = 15;
const FOLDER = 'sample/case-studies';

const nodesIn = <Type extends Nodes['type']>(slug: string, type: Type) => {
  const found: Extract<Nodes, { type: Type }>[] = [];
  visit(mdxTree(readFileSync(`${FOLDER}/${slug}/body.mdx`, 'utf8')), (node) => {
    if (node.type === type) found.push(node as Extract<Nodes, { type: Type }>);
  });
  return found;
};

for (const { slug } of SAMPLE.caseStudies) {
  test(`${slug} shows one short piece of code, which is word for word in the code of its figure, and a table or a quote`, () => {
    const [code, ...others] = nodesIn(slug, 'code') as Code[];
    expect(others).toEqual([]);
    expect(code?.lang).toBe('ts');
    expect(code?.value.split('\n').length).toBeLessThanOrEqual(MOST_LINES);
    const sources = filesIn(`${FOLDER}/${slug}`).filter((file) => file.endsWith('.ts'));
    const holding = sources.filter((file) => readFileSync(`${FOLDER}/${slug}/${file}`, 'utf8').includes(code?.value ?? ''));
    expect(holding).toHaveLength(1);
    expect(nodesIn(slug, 'table').length + nodesIn(slug, 'blockquote').length).toBeGreaterThan(0);
  });
}

test('the reading times of the sample are 4, 5 and 3 minutes, and match the number of words', () => {
  const minutes = Object.fromEntries(SAMPLE.caseStudies.map(({ slug, meta }) => [slug, meta.minutes]));
  expect(minutes).toEqual({ suncoastpatios: 4, wehike: 5, mycelium: 3 });
  expect(readingTimes(SAMPLE).warnings).toEqual([]);
});
