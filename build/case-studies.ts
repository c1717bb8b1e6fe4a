import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { CaseStudyCard, CaseStudyFrontMatter } from '../content/schema.ts';

export const CASE_STUDIES = 'content/case-studies';

/** Front matter of a Markdown file, with the line it starts on; undefined where the file has none. */
export function frontMatterOf(text: string): string | undefined {
  return /^---\r?\n([\s\S]*?)\r?\n---(\r?\n|$)/.exec(text)?.[1];
}

/** The folders of content/case-studies: their names are the addresses of the pages. */
export function caseStudySlugs(root: string): string[] {
  const folder = join(root, CASE_STUDIES);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

export const caseStudyFile = (slug: string) => `${CASE_STUDIES}/${slug}/case-study.mdx`;

/** One card for each case study, in the order their front matter asks for. */
export function readCaseStudyCards(root: string): CaseStudyCard[] {
  return caseStudySlugs(root)
    .map((slug) => {
      const text = readFileSync(join(root, caseStudyFile(slug)), 'utf8');
      const { order, name, summary, live } = parse(frontMatterOf(text) ?? '') as CaseStudyFrontMatter;
      return { slug, order, name, summary, live };
    })
    .sort((a, b) => a.order - b.order);
}

/** The case studies that follow the given one, going round at the end. */
export function neighboursOf(cards: CaseStudyCard[], slug: string, count: number): CaseStudyCard[] {
  const here = cards.findIndex((card) => card.slug === slug);
  return [...cards.slice(here + 1), ...cards.slice(0, here)].slice(0, count);
}
