import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Element } from 'hast';
import type { Code, Link, Nodes, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Prose } from '#schema';
import { asOneLine, decoded } from '../../schema/fields.ts';
import { MARKDOWN_COMPONENTS } from '../app-interface.ts';
import { missingPageProblem, pageAddress, type Routes } from '../content/addresses.ts';
import { proseTree } from '../content/parse-prose.ts';
import type { Finding } from '../content/parse-yaml.ts';
import { messages } from '../content/problems.ts';
import type { ContentFile } from '../content/read-content.ts';
import { componentProblems, fileProblems, type MdxFile, missingFileProblem } from './component-problems.ts';
import { htmlAdvice, idProblems, unclosedComment, unclosedTags } from './html-problems.ts';
import { elementsIn, PLAYER_TAGS } from './html-tags.ts';
import { importedIn } from './mdx-nodes.ts';
import { fileNamed } from './prose-pictures.ts';
import { rawMarkup } from './raw-markup.ts';
import { anchorsIn, idsIn, LAYOUT_ANCHORS } from './remark-anchors.ts';
import { formulaProblem } from './remark-formulas.ts';

/** A page with the targets that its links may have. */
interface Page extends MdxFile {
  /** The addresses of all pages of the site. */
  routes: Routes;
  /** The ids on the page itself, without the #. */
  anchors: Set<string>;
}

/** What is wrong in the texts of the site, and what may be a mistake, one message each. The facts of a page may have faults of their own. */
export async function proseFindings(root: string, files: ContentFile[], routes: Routes) {
  const components = Object.keys(MARKDOWN_COMPONENTS);
  const anywhere = components.filter((name) => !MARKDOWN_COMPONENTS[name]?.onlyInCaseStudies);
  const found = files.map(async ({ name, text }) => {
    const allowed = name === 'caseStudies' ? components : anywhere;
    const findings = text && (await findingsIn(text, { root, components: allowed, routes }));
    return findings ? { problems: messages(text.file, findings.problems), advice: messages(text.file, findings.advice) } : [];
  });
  const all = (await Promise.all(found)).flat();
  return { problems: all.flatMap(({ problems }) => problems), advice: all.flatMap(({ advice }) => advice) };
}

interface Findings {
  /** What would be wrong on the page. */
  problems: Finding[];
  advice: Finding[];
}

async function findingsIn(prose: Prose, page: Pick<Page, 'root' | 'components' | 'routes'>): Promise<Findings> {
  const { file } = prose;
  const tree = treeOf(prose);
  if (!('children' in tree)) return { problems: [tree], advice: [] };
  const ids = idsIn(tree).map(({ id }) => id);
  const anchors = new Set(['top', ...LAYOUT_ANCHORS, ...ids, ...anchorsIn(tree).values()]); // Browsers scroll to the start of a page for #top.
  const whole = { ...page, file, anchors, imported: importedIn(tree) };
  const found: { line: number; problems: Promise<string[]> }[] = [];
  const advice = rawMarkup(prose, tree);
  const languages: Promise<Finding[]>[] = [];
  visit(tree, (node, _index, parent) => {
    found.push({ line: node.position?.start.line ?? 1, problems: problemsWith(node, parent, whole) });
    if (node.type === 'code') languages.push(languageAdvice(node));
    if (node.type !== 'html') return;
    advice.push(...htmlAdvice(node));
    for (const { element, line } of elementsIn(node)) found.push({ line, problems: elementProblems(element, whole) });
  });
  const problems = found.map(async ({ line, problems }) => (await problems).map((text) => ({ line, text })));
  return {
    problems: [...(await Promise.all(problems)).flat(), ...idProblems(tree), ...unclosedTags(tree)],
    advice: [...advice, ...(await Promise.all(languages)).flat()],
  };
}

/** The syntax tree; or the message about a syntax error. */
function treeOf(prose: Prose): Root | Finding {
  try {
    return proseTree(prose);
  } catch (error) {
    return syntaxProblem(error);
  }
}

/** A syntax error of MDX. */
function syntaxProblem(error: unknown): Finding {
  const { line, reason = String(error) } = error as { line?: number; reason?: string };
  const foundLine = line ?? Number(/\((\d+):/.exec(reason)?.[1] ?? 1); // For a tag that is never closed, only the message has the line.
  const remedy = 'Write a backslash before a plain < or {, or name the file .md, where they are text.';
  return { line: foundLine, text: `cannot be read, so nothing else in this text was checked. ${reason}. ${remedy}` };
}

async function problemsWith(node: Nodes, parent: Parents | undefined, page: Page): Promise<string[]> {
  switch (node.type) {
    case 'link':
      return linkProblems(node, page);
    case 'image':
      return imageProblems(node.url, node.alt ?? '', 'describe between the square brackets what the picture shows', page);
    case 'math':
    case 'inlineMath':
      return [formulaProblem(node) ?? []].flat();
    case 'html':
      return unclosedComment(node);
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

/** What is wrong with the address in an HTML tag of a .md file. In an .mdx file tags are components. */
async function elementProblems({ tagName, properties }: Element, page: Page): Promise<string[]> {
  const { alt, href, src, poster } = properties;
  if (tagName === 'a' && href !== undefined) return linkProblems({ url: String(href) }, page);
  if (tagName === 'img') return imageProblems(String(src ?? ''), String(alt ?? ''), 'write alt="…" with what the picture shows', page);
  if (!PLAYER_TAGS.includes(tagName)) return [];
  const files = [src, poster].flatMap((file) => (file === undefined ? [] : [String(file)]));
  return files.flatMap((file) => missingFileProblem(file, page, 'file') ?? []);
}

function imageProblems(url: string, alt: string, remedy: string, page: Page): Promise<string[]> | string[] {
  return alt.trim() ? fileProblems(url, page) : [`has no alternative text for ${url}: ${remedy}.`];
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
  const [scope = '', name = ''] = from.split('/');
  if (!from.startsWith('.')) {
    const isThere = from.startsWith('#') || existsSync(join(root, 'node_modules', scope, scope.startsWith('@') ? name : ''));
    return isThere ? undefined : `imports ${from}, which is not installed. Delete the line and what it is used for, or install it.`;
  }
  const path = posix.join(dirname(file), from);
  const [folder] = file.split('/');
  if (!path.startsWith(`${folder}/`)) return `imports ${from}, which is outside ${folder}/. Copy the file into it.`;
  if (/\.(ts|tsx|json|css)$/.test(path) && !existsSync(join(root, path)))
    return `imports ${from}, but there is no such file. Check the spelling, or put it there.`;
  return undefined;
}

/** All grammars together are 710 files: they are loaded only for a language whose own file has another name. */
async function languageAdvice({ lang, position }: Code): Promise<Finding[]> {
  if (!lang || lang === 'mermaid') return []; // raw-markup.ts has that one.
  if (existsSync(fileURLToPath(import.meta.resolve(`@wooorm/starry-night/source.${lang.toLowerCase()}`)))) return [];
  const { isCodeLanguage } = await import('./code-languages.ts');
  if (isCodeLanguage(lang)) return [];
  const text = `has code in the unknown language "${lang}", which has no colours. Check the spelling, or write "text".`;
  return [{ line: position?.start.line ?? 1, text }];
}

function linkProblems(link: Pick<Link, 'url'>, page: Page): string[] {
  const { root, file, routes, anchors } = page;
  const url = pageAddress(routes, file, link.url);
  if (url.startsWith('#') && !anchors.has(decoded(url.slice(1))))
    return [`links to ${url}, but there is no such heading on this page. There are: ${[...anchors].map((name) => `#${name}`).join(', ')}.`];
  if (/^(javascript|vbscript|data|file|blob):/i.test(url))
    return [`links to ${asOneLine(url)}, which no browser follows here. Write a web address.`];
  const path = url.replace(/[?#].*/, '');
  const [folder = ''] = file.split('/');
  if (/^([a-z]+:|#)/i.test(url) || routes.published.has(path) || isPublished(root, folder, path)) return [];
  if (existsSync(join(root, fileNamed(path, file))))
    return [`links to ${link.url}, a file beside the text. Move it into public/, and write its path there, such as "/slides.pdf".`];
  return [missingPageProblem(routes, url, 'Write the path of a page, such as "/contact", or a whole address.')];
}

/** Whether a path is a file in public/, such as slides to download. */
const isPublished = (root: string, folder: string, path: string) =>
  path.startsWith('/') && existsSync(join(root, folder, 'public', decoded(path)));
