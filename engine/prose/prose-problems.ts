import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Html, Link, Nodes, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Prose } from '#schema';
import { asOneLine } from '../../schema/fields.ts';
import { MARKDOWN_COMPONENTS } from '../app-interface.ts';
import { missingPageProblem, type Routes } from '../content/addresses.ts';
import type { ContentFile } from '../content/read-content.ts';
import { componentProblems, fileProblems, type MdxFile } from './component-problems.ts';
import { decoded, importedIn } from './mdx-nodes.ts';
import { proseTree, syntaxProblem } from './parse-prose.ts';
import { anchorsIn, LAYOUT_ANCHORS } from './remark-anchors.ts';

/** A page with the targets that its links may have. */
interface Page extends MdxFile {
  /** The addresses of all pages of the site. */
  routes: Routes;
  /** The ids on the page itself, without the #. */
  anchors: Set<string>;
}

/** What is wrong in the texts of the site, one message each. The facts of a page may have faults of their own. */
export async function proseProblems(root: string, files: ContentFile[], routes: Routes): Promise<string[]> {
  const all = Object.keys(MARKDOWN_COMPONENTS);
  const anywhere = all.filter((name) => !MARKDOWN_COMPONENTS[name]?.onlyInCaseStudies);
  const found = files.map(({ name, text }) => {
    const components = name === 'caseStudies' ? all : anywhere;
    return text ? problemsIn(text, { root, components, routes }) : [];
  });
  return (await Promise.all(found)).flat();
}

async function problemsIn(prose: Prose, page: Pick<Page, 'root' | 'components' | 'routes'>): Promise<string[]> {
  const { file } = prose;
  const tree = treeOf(prose);
  if (typeof tree === 'string') return [tree];
  const anchors = new Set(['top', ...LAYOUT_ANCHORS, ...anchorsIn(tree).values()]); // Browsers scroll to the start of a page for #top.
  const whole = { ...page, file, anchors, imported: importedIn(tree) };
  const found: { line: number; problems: Promise<string[]> }[] = [];
  visit(tree, (node, _index, parent) => {
    found.push({ line: node.position?.start.line ?? 1, problems: problemsWith(node, parent, whole) });
  });
  const messages = found.map(async ({ line, problems }) => (await problems).map((message) => `${file}:${line}: ${message}`));
  return (await Promise.all(messages)).flat();
}

/** The syntax tree; or the message about a syntax error. */
function treeOf(prose: Prose): Root | string {
  try {
    return proseTree(prose);
  } catch (error) {
    return syntaxProblem(prose.file, error);
  }
}

async function problemsWith(node: Nodes, parent: Parents | undefined, page: Page): Promise<string[]> {
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
    case 'html':
      return htmlProblems(node, parent?.type === 'paragraph');
    case 'mdxjsEsm':
      return esmProblems(node, page);
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const isComment = /^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value);
      return isComment ? [] : [`has {${node.value}}, which has no value here. Write \\{ for a plain brace.`];
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return componentProblems(node, isInSentence(parent), page);
    default:
      return [];
  }
}

/** Whether there is text beside a component. MDX takes components that are alone in a paragraph out of it. */
const isInSentence = (parent: Parents | undefined) =>
  parent?.type === 'paragraph' && parent.children.some((child) => child.type !== 'mdxJsxTextElement' && !isSpace(child));

const isSpace = (node: Nodes) => node.type === 'text' && node.value.trim() === '';

/** The build leaves out what Markdown takes for HTML, with all text up to the next empty line. Only comments are meant to be left out. */
function htmlProblems({ value }: Html, isInline: boolean): string[] {
  const left = asOneLine(value.replace(/<!--[\s\S]*?-->/g, '')).trim();
  if (left.startsWith('<!--')) return ['has a comment that does not end. Write --> behind it.'];
  const [tag] = left.match(/<[^>]*>?/) ?? [];
  if (!left || (isInline && left.startsWith('</'))) return []; // The tag before it was reported.
  if (!tag) return [`has the text "${left}" beside a comment, and would lose it. Put the comment on lines of its own.`];
  return [`has the HTML tag ${tag}. Write Markdown, or name the file .mdx, where some tags are allowed.`];
}

/** A text may import demos. It exports nothing: its facts are in its front matter, or beside it. */
function esmProblems({ data }: Extract<Nodes, { type: 'mdxjsEsm' }>, page: Page): string[] {
  return (data?.estree?.body ?? []).flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') return importProblem(page.root, page.file, String(statement.source.value)) ?? [];
    return ['exports something, which nothing reads. Write facts into the front matter at the top, or into facts.yaml.'];
  });
}

/** What is wrong with an import in an .mdx file, such as that of a demo; undefined if nothing is. */
function importProblem(root: string, file: string, from: string): string | undefined {
  if (!from.startsWith('.')) return undefined;
  const path = posix.join(dirname(file), from);
  const [folder] = file.split('/');
  if (!path.startsWith(`${folder}/`)) return `imports ${from}, which is outside ${folder}/. Copy the file into it.`;
  if (/\.(ts|tsx|json|css)$/.test(path) && !existsSync(join(root, path)))
    return `imports ${from}, but there is no such file. Check the spelling, or put it there.`;
  return undefined;
}

/** All grammars together are 710 files: they are loaded only for a language whose own file has another name. */
async function languageProblems(language: string): Promise<string[]> {
  if (existsSync(fileURLToPath(import.meta.resolve(`@wooorm/starry-night/source.${language.toLowerCase()}`)))) return [];
  const { isCodeLanguage } = await import('./code-languages.ts');
  if (isCodeLanguage(language)) return [];
  return [`has code in the unknown language "${language}". Check the spelling, or write "text" for code without colours.`];
}

function linkProblems({ url }: Link, page: Page): string[] {
  const { root, file, routes, anchors } = page;
  if (url.startsWith('#') && !anchors.has(decoded(url.slice(1))))
    return [`links to ${url}, but there is no such heading on this page. There are: ${[...anchors].map((name) => `#${name}`).join(', ')}.`];
  const path = url.replace(/[?#].*/, '');
  const [folder = ''] = file.split('/');
  if (/^([a-z]+:|#)/i.test(url) || routes.published.has(path) || isPublished(root, folder, path)) return [];
  return [missingPageProblem(routes, url, 'Write the path of a page, such as "/contact", or a whole address.')];
}

/** Whether a path is a file in public/, such as slides to download. */
const isPublished = (root: string, folder: string, path: string) =>
  path.startsWith('/') && existsSync(join(root, folder, 'public', decoded(path)));
