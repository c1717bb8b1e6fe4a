import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '@mdx-js/mdx';
import type { Link, Nodes } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import { FIXED_ROUTES } from './address-trouble.ts';
import { CASE_STUDIES, caseStudyFile, frontMatterOf } from './case-studies.ts';
import type { Content } from './content.ts';
import { readText } from './content-files.ts';
import { FIGURE_NAMES, figuresAmong } from './figures.ts';
import { WIDE_PARTS } from './remark-sections.ts';
import { lineAt } from './source-line.ts';

const PARTS = new Set(['Lead', ...WIDE_PARTS]);

/** What is wrong in the prose of the MDX files. */
export async function mdxProblems({ root, caseStudies }: Content): Promise<string[]> {
  const files = ['content/pages/about.mdx', ...caseStudies.map(({ slug }) => caseStudyFile(slug))];
  const routes = new Set([...FIXED_ROUTES, ...caseStudies.map(({ slug }) => slug)].map((slug) => `/${slug}`));
  const found = await Promise.all(files.map((file) => problemsIn(root, file, routes)));
  return found.flat();
}

async function problemsIn(root: string, file: string, routes: Set<string>): Promise<string[]> {
  const text = readText(root, file);
  const links: Link[] = [];
  try {
    await compile(text, { remarkPlugins: [remarkFrontmatter, () => (tree: Nodes) => void links.push(...linksIn(tree))] });
  } catch (error) {
    const { line = 1, reason = String(error) } = error as { line?: number; reason?: string };
    return [`${file}:${line}: cannot be read. ${reason}. A sign such as < or { that stands for itself needs a backslash before it.`];
  }
  const proseStart = frontMatterOf(text)?.length ?? 0;
  const parts = [...text.matchAll(/<([A-Z]\w*)/g)].filter(({ index, 1: name = '' }) => index > proseStart && !PARTS.has(name));
  const pictures = file.startsWith(CASE_STUDIES) ? [...text.matchAll(/!\[[^\]]*\]\(([^\s)]+)/g)] : [];
  const figures = figuresAmong(text).filter(({ name }) => !FIGURE_NAMES.some((known) => known === name));
  const missing = pictures.filter(([, name = '']) => !existsSync(join(root, file, '..', name)));
  const dead = links.filter(({ url }) => !/^([a-z]+:|#)/i.test(url) && !routes.has(url.replace(/[?#].*/, '')));
  return [
    ...parts.map(
      ({ index, 1: name }) => `${file}:${lineAt(text, index)}: there is no part called <${name}>. There are: ${[...PARTS].join(', ')}.`,
    ),
    ...figures.map(
      ({ index, name }) => `${file}:${lineAt(text, index)}: there is no figure called "${name}". There are: ${FIGURE_NAMES.join(', ')}.`,
    ),
    ...missing.map(
      ({ index, 1: name }) => `${file}:${lineAt(text, index)}: has no picture ${name} in its folder. Put one there, or name another file.`,
    ),
    ...dead.map(
      ({ url, position }) =>
        `${file}:${position?.start.line}: leads to ${url}, and there is no such page. Write a path such as "/about", or a whole address.`,
    ),
  ];
}

function linksIn(node: Nodes): Link[] {
  if (node.type === 'link') return [node];
  return 'children' in node ? node.children.flatMap(linksIn) : [];
}
