import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Nodes as HtmlNodes } from 'hast';
import type { Code, Heading, Image, Link, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import rehypeParse from 'rehype-parse';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { attributes, fileOf } from './dist.ts';

const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim();
const hasClass = ({ properties: { className } }: Element, name: string) => [className].flat().includes(name);

/** What a page contains for a reader without scripts. The Markdown twin must contain the same. Uses no code of the engine. */
export function readPage(dist: string, route: string) {
  const html = readFileSync(join(dist, fileOf(route)), 'utf8');
  const [url = ''] = attributes(html, 'link rel="canonical"', 'href');
  const nodes = [...readNodes(mainOf(html))];
  const elements = nodes.filter((node) => node.type === 'element');
  const all = (...tags: string[]) => elements.filter(({ tagName }) => tags.includes(tagName));
  return {
    html,
    url,
    words: nodes.map(ownWords).filter(Boolean),
    headings: all('h1', 'h2', 'h3', 'h4', 'h5', 'h6').map((heading) => `${heading.tagName} ${wordsIn(heading)}`),
    pictures: all('img').flatMap(({ properties: { alt } }) => (alt ? [String(alt)] : [])),
    code: all('pre').map(wordsIn),
    links: all('a').map(({ properties: { href } }) => new URL(String(href), url).href),
  };
}

function mainOf(html: string): Element {
  let main: Element | undefined;
  visit(unified().use(rehypeParse).parse(html), 'element', (node) => {
    if (node.tagName === 'main') main = node;
  });
  if (!main) throw new Error('A page has no main part.');
  return main;
}

/** An element and everything in it that is read. A block of code or a drawing counts as one node. */
function* readNodes(node: HtmlNodes, parent?: HtmlNodes): Generator<HtmlNodes> {
  if (node.type === 'element' && isUnread(node, parent)) return;
  yield node;
  if (!('children' in node) || isDrawing(node) || (node.type === 'element' && node.tagName === 'pre')) return;
  for (const child of node.children) yield* readNodes(child, node);
}

const isDrawing = (node: HtmlNodes) => node.type === 'element' && node.properties.role === 'img';

/** What a Markdown file does not need: controls, decoration, links back from footnotes, and what is said twice. */
function isUnread(node: Element, parent?: HtmlNodes): boolean {
  const { tagName, properties } = node;
  const isHidden = properties.ariaHidden === 'true' || ['needs-js', 'drag-hint', 'by-night'].some((name) => hasClass(node, name));
  const isControl = ['button', 'link', 'script'].includes(tagName) || (tagName === 'svg' && !isDrawing(node));
  return isHidden || isControl || properties.dataFootnoteBackref !== undefined || isSaidTwice(node, parent);
}

/** The name of the language beside code, and the words for screen readers beside a picture that is a link. */
function isSaidTwice(node: Element, parent?: HtmlNodes): boolean {
  if (parent?.type !== 'element') return false;
  if (node.tagName === 'figcaption') return hasClass(parent, 'code');
  return hasClass(node, 'sr-only') && parent.children.some((child) => child.type === 'element' && child.tagName === 'picture');
}

function ownWords(node: HtmlNodes): string {
  if (node.type === 'text') return oneLine(node.value);
  return node.type === 'element' && isDrawing(node) && !hasClass(node, 'task') ? String(node.properties.ariaLabel) : '';
}

function wordsIn(element: Element): string {
  let words = '';
  visit(element, (node) => {
    if (node.type === 'element' && isUnread(node)) return SKIP;
    if (node.type === 'text') words += node.value;
    return undefined;
  });
  return oneLine(words);
}

/** The content of the Markdown file of a page. */
export function readTwin(dist: string, route: string) {
  const file = join(dist, route === '/' ? 'index.md' : `${route}.md`);
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  const [, matter = '', markdown = ''] = /^---\n(.*?\n)---\n\n(.*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  const all = <Kind extends Nodes>(type: Kind['type']): Kind[] => nodesOf(tree, type) as Kind[];
  return {
    facts: parse(matter) as Record<string, unknown>,
    words: oneLine(blockWords(tree)),
    headings: all<Heading>('heading').map((node) => `h${node.depth} ${oneLine(textOf(node))}`),
    pictures: all<Image>('image').map(({ alt }) => alt),
    code: all<Code>('code').map(({ lang, value }) => ({ lang, value: oneLine(value) })),
    links: [...all<Link>('link'), ...all<Image>('image')].map(({ url }) => url),
    html: nodesOf(tree, 'html'),
  };
}

function nodesOf(tree: Root, type: string): Nodes[] {
  const found: Nodes[] = [];
  visit(tree, type, (node) => void found.push(node as Nodes));
  return found;
}

/** All words of a tree, with a space between blocks, without the alt text of pictures. */
function blockWords(node: Nodes): string {
  if (node.type === 'image') return '';
  if ('value' in node) return node.value;
  if (!('children' in node)) return ' ';
  const isInline = ['emphasis', 'strong', 'delete', 'link', 'paragraph', 'heading', 'tableCell'].includes(node.type);
  return node.children.map(blockWords).join(isInline ? '' : ' ');
}
