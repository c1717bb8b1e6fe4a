import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { CaseStudyFrontMatter } from '../content/schema.ts';

export const CASE_STUDIES = 'content/case-studies';

export interface CaseStudySummary {
  slug: string;
  frontMatter: CaseStudyFrontMatter;
}

/** The block between two lines of three dashes at the start of a file; undefined where there is none. */
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

export function readFrontMatter(root: string, slug: string): CaseStudyFrontMatter {
  return parse(frontMatterOf(readFileSync(join(root, caseStudyFile(slug)), 'utf8')) ?? '') as CaseStudyFrontMatter;
}

/** All case studies, in the order their front matter asks for. */
export function readCaseStudies(root: string): CaseStudySummary[] {
  return caseStudySlugs(root)
    .map((slug) => ({ slug, frontMatter: readFrontMatter(root, slug) }))
    .sort((a, b) => a.frontMatter.order - b.frontMatter.order);
}

/** The case studies that follow the given one, going round at the end. */
export function neighboursOf(all: CaseStudySummary[], slug: string, count: number): CaseStudySummary[] {
  const here = all.findIndex((one) => one.slug === slug);
  return [...all.slice(here + 1, here + 1 + count), ...all.slice(0, here)].slice(0, count);
}
