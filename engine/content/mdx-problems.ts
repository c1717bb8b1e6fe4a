import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile } from '@mdx-js/mdx';
import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { pictureTrouble } from '../pictures/picture-trouble.ts';
import { FIXED_ROUTES } from './address-trouble.ts';
import type { Content } from './content.ts';
import { readText } from './content-files.ts';
import { importTrouble } from './import-trouble.ts';
import { WIDE_PARTS } from './remark-sections.ts';

/** What may stand among the words of any page; the others need what a case study has. */
const ANYWHERE = ['Lead', 'Wide', 'Pictures'];

/** An import in MDX, as far as it matters here. */
interface Import {
  type: string;
  source: { value: string };
  specifiers: { local: { name: string } }[];
}

/** What MDX adds to Markdown: imports, tags of parts, and values in braces. */
type MdxNode =
  | { type: 'mdxjsEsm'; data: { estree: { body: Import[] } } }
  | { type: 'mdxFlowExpression' | 'mdxTextExpression'; value: string }
  | { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'; name: string | null; attributes: { name?: string; value?: { value: string } }[] };

/** A page whose words are looked at. */
interface Page {
  root: string;
  file: string;
  /** The parts that may stand among its words. */
  parts: string[];
  /** The pages that its links may lead to. */
  routes: Set<string>;
  /** The names that it imports, as far as it has been read. */
  imported: Set<string>;
}

/** What is wrong in the prose of the MDX files. */
export async function mdxProblems({ root, folder, caseStudies }: Content): Promise<string[]> {
  const routes = new Set([...FIXED_ROUTES, ...caseStudies.map(({ slug }) => slug)].map((slug) => `/${slug}`));
  const page = (file: string, parts: string[]) => problemsIn({ root, file, parts, routes, imported: new Set() });
  const ofCaseStudies = [...new Set([...ANYWHERE, ...WIDE_PARTS])];
  const found = await Promise.all([
    page(`${folder}/pages/about.mdx`, ANYWHERE),
    ...caseStudies.map(({ slug }) => page(`${folder}/case-studies/${slug}/body.mdx`, ofCaseStudies)),
  ]);
  return found.flat();
}

async function problemsIn(page: Page): Promise<string[]> {
  const { root, file } = page;
  const problems: string[] = [];
  const look = (tree: Root) =>
    visit(tree, (node) => {
      const trouble = [...markdownTrouble(node as RootContent, page), ...mdxTrouble(node as MdxNode, page)];
      problems.push(...trouble.map((sentence) => `${file}:${node.position?.start.line}: ${sentence}`));
    });
  try {
    await compile(readText(root, file), { remarkPlugins: [() => look] });
    return problems;
  } catch (error) {
    const { line, reason = String(error) } = error as { line?: number; reason?: string };
    const place = line ?? /\((\d+):/.exec(reason)?.[1] ?? 1; // A tag that is never closed is named by its place in the reason alone.
    return [`${file}:${place}: cannot be read. ${reason}. A sign such as < or { that stands for itself needs a backslash before it.`];
  }
}

function markdownTrouble(node: RootContent, { root, file, routes }: Page): string[] {
  if (node.type === 'link' && !/^([a-z]+:|#)/i.test(node.url) && !routes.has(node.url.replace(/[?#].*/, '')))
    return [`leads to ${node.url}, and there is no such page. Write a path such as "/about", or a whole address.`];
  if (node.type !== 'image') return [];
  const path = join(dirname(file), node.url.includes('%') ? decodeURIComponent(node.url) : node.url);
  if (!existsSync(join(root, path))) return [`has no picture ${node.url} in its folder. Put one there, or name another file.`];
  const trouble = pictureTrouble(root, path);
  return trouble ? [`has a picture that ${trouble}`] : [];
}

function mdxTrouble(node: MdxNode, page: Page): string[] {
  if (node.type === 'mdxjsEsm') return importsTrouble(node.data.estree.body, page);
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    const isComment = /^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value);
    return isComment ? [] : [`has {${node.value}}, which nothing fills in. Write \\{ where a brace stands for itself.`];
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  const { name, attributes } = node;
  if (!name || !/^[A-Z]/.test(name)) return [];
  if (!page.parts.includes(name) && !page.imported.has(name))
    return [`there is no part called <${name}> here. There are: ${page.parts.join(', ')}.`];
  if (name !== 'Figure') return [];
  const piece = attributes.find((attribute) => attribute.name === 'piece')?.value?.value;
  if (!piece) return ['has a <Figure> without a piece. Import one, and write <Figure piece={nameOfThePiece} />.'];
  return page.imported.has(piece) ? [] : [`shows the piece ${piece}, which is not imported. Import it at the top of the file.`];
}

function importsTrouble(body: Import[], { root, file, imported }: Page): string[] {
  const imports = body.filter(({ type }) => type === 'ImportDeclaration');
  for (const { specifiers } of imports) for (const { local } of specifiers) imported.add(local.name);
  return imports.flatMap(({ source }) => importTrouble(root, file, source.value) ?? []);
}
