import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '@mdx-js/mdx';
import type { Link, Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { type Content, missingPageProblem } from '../content/content.ts';
import { ContentError, readText } from '../content/content-files.ts';
import { importProblem } from '../content/import-content.ts';
import { MDX_COMPONENTS } from './auto-imported-components.ts';
import { componentProblems, fileProblems, type MdxFile } from './component-problems.ts';
import { decoded, importedIn } from './mdx-nodes.ts';
import { frontMatterProblem, syntaxProblem } from './parse-mdx.ts';
import { anchorsIn, LAYOUT_ANCHORS, remarkReferences } from './remark-anchors.ts';

/** A page with the targets that its links may have. */
interface Page extends MdxFile {
  /** The addresses of all pages of the site. */
  routes: Set<string>;
  /** The ids on the page itself, without the #. */
  anchors: Set<string>;
}

/** What is wrong in the MDX files of the site, one message each. */
export async function mdxProblems({ root, folder, about, caseStudies, customPages, articles, routes }: Content): Promise<string[]> {
  const all = Object.keys(MDX_COMPONENTS);
  const anywhere = all.filter((name) => !MDX_COMPONENTS[name]?.onlyInCaseStudies);
  const page = (file: string, components: string[]) => problemsIn({ root, file: `${folder}/${file}`, components, routes });
  const found = await Promise.all([
    ...(about ? [page('pages/about.mdx', anywhere)] : []),
    ...customPages.map(({ slug }) => page(`pages/${slug}.mdx`, anywhere)),
    ...articles.map(({ slug }) => page(`writing/${slug}.mdx`, anywhere)),
    ...caseStudies.map(({ slug }) => page(`case-studies/${slug}/body.mdx`, all)),
  ]);
  return found.flat();
}

async function problemsIn({ root, file, ...page }: Omit<Page, 'anchors' | 'imported'>): Promise<string[]> {
  const found: { line: number; problems: Promise<string[]> }[] = [];
  const checkTree = (tree: Root) => {
    const anchors = new Set(['top', ...LAYOUT_ANCHORS, ...anchorsIn(tree).values()]); // Browsers scroll to the start of a page for #top.
    const whole = { root, file, ...page, anchors, imported: importedIn(tree) };
    visit(tree, (node) => void found.push({ line: node.position?.start.line ?? 1, problems: problemsWith(node, whole) }));
  };
  let text = '';
  try {
    text = readText(root, file);
    const frontMatter = frontMatterProblem(file, text);
    if (frontMatter) return [frontMatter];
    await compile(text, { remarkPlugins: [remarkGfm, remarkReferences, () => checkTree] });
  } catch (error) {
    return [error instanceof ContentError ? error.message : syntaxProblem(file, text, error)];
  }
  const messages = found.map(async ({ line, problems }) => (await problems).map((message) => `${file}:${line}: ${message}`));
  return (await Promise.all(messages)).flat();
}

async function problemsWith(node: Nodes, page: Page): Promise<string[]> {
  switch (node.type) {
    case 'link':
      return linkProblems(node, page);
    case 'heading':
      return node.depth > 1 ? [] : ['has a heading with one #. The page has its heading already: begin a section with ##.'];
    case 'image':
      if (!node.alt?.trim())
        return [`has no alternative text for ${node.url}: describe between the square brackets what the picture shows.`];
      return fileProblems(node.url, page);
    case 'code':
      return node.lang ? languageProblems(node.lang) : [];
    case 'mdxjsEsm':
      return (node.data?.estree?.body ?? []).flatMap((statement) => {
        if (statement.type !== 'ImportDeclaration') return [];
        return importProblem(page.root, page.file, String(statement.source.value)) ?? [];
      });
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const isComment = /^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value);
      return isComment ? [] : [`has {${node.value}}, which has no value here. Write \\{ for a plain brace.`];
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return componentProblems(node, page);
    default:
      return [];
  }
}

/** The grammars are many files: they are loaded only for a site that has code. */
async function languageProblems(language: string): Promise<string[]> {
  const { isCodeLanguage } = await import('./code-languages.ts');
  if (isCodeLanguage(language)) return [];
  return [`has code in the unknown language "${language}". Check the spelling, or write "text" for code without colours.`];
}

function linkProblems({ url }: Link, page: Page): string[] {
  const { routes, anchors } = page;
  if (url.startsWith('#') && !anchors.has(decoded(url.slice(1))))
    return [`links to ${url}, but there is no such heading on this page. There are: ${[...anchors].map((name) => `#${name}`).join(', ')}.`];
  const path = url.replace(/[?#].*/, '');
  if (/^([a-z]+:|#)/i.test(url) || routes.has(path) || isPublished(page, path)) return [];
  const [folder = ''] = page.file.split('/');
  return [missingPageProblem({ root: page.root, folder }, url, 'Write the path of a page, such as "/contact", or a whole address.')];
}

/** Whether a path is a file in public/, such as slides to download. */
function isPublished({ root, file }: Page, path: string): boolean {
  const [folder = ''] = file.split('/');
  return path.startsWith('/') && existsSync(join(root, folder, 'public', decoded(path)));
}
