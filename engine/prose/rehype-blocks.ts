import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { MarkdownLabels } from '../../schema/default-labels.ts';
import { languageOf } from './code-languages.ts';

const element = (tagName: string, properties: Element['properties'], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** Adds to tables, code, tasks and footnotes what small screens, keyboards and screen readers need. */
export function rehypeBlocks(labels: MarkdownLabels, locale: string) {
  return (root: Root) =>
    visit(root, 'element', (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      if (node.tagName === 'ol' && isColumn(parent)) wrapItems(node);
      if (node.properties.dataFootnotes !== undefined) arrangeFootnotes(node, locale);
      const block = blockFor(node, labels);
      if (!block) return undefined; // Continue with its children.
      parent.children[index] = block;
      return SKIP;
    });
}

/** The replacement for an element; undefined if it stays as it is. */
function blockFor(node: Element, labels: MarkdownLabels): Element | undefined {
  if (node.tagName === 'table') return table(node, labels);
  if (node.tagName === 'pre') return code(node, labels);
  return node.tagName === 'input' ? task(node, labels) : undefined;
}

/** A table that is wider than the screen scrolls inside its own box, by keyboard too. */
function table(node: Element, { table: label }: MarkdownLabels): Element {
  visit(node, 'element', ({ properties }) => {
    const { align } = properties;
    delete properties.align; // React would turn it into a style attribute, which the content security policy forbids.
    if (align) properties.className = [`align-${align}`];
  });
  shortenFirstColumn(node);
  return element('div', { className: ['table'], tabIndex: 0, role: 'group', ariaLabel: label }, [node]);
}

/** The most letters of a cell that does not wrap. */
const SHORT = 28;

/** Where all cells of the first column are short, their words stay together: the other columns have room. */
function shortenFirstColumn(table: Element): void {
  const first: Element[] = [];
  visit(table, { tagName: 'tr' }, ({ children }: Element) => {
    const cell = children.find((child) => child.type === 'element');
    if (cell) first.push(cell);
  });
  if (first.some((cell) => textOf(cell).length > SHORT)) return;
  for (const cell of first) cell.properties.className = ['short', ...[cell.properties.className ?? []].flat().map(String)];
}

/** How many letters fit beside each other in a block of code that is as wide as the text. */
const LINE_OF_CODE = 72;

/** A block of code; screen readers also get the name of its language. Long lines scroll inside the block, by keyboard too. */
function code(node: Element, { code: label }: MarkdownLabels): Element {
  const [inner] = node.children;
  const language = inner?.type === 'element' ? languageOf(inner) : '';
  node.properties = { tabIndex: 0, role: 'group', ariaLabel: [label, language].filter(Boolean).join(', ') };
  const isLong = textOf(node)
    .split('\n')
    .some((line) => line.length > LINE_OF_CODE);
  return element('figure', { className: isLong ? ['code', 'is-long'] : ['code'] }, [node]);
}

/** A picture of a checkbox instead of an input: visitors cannot tick it, so it must not look like a form field to screen readers. */
function task({ properties: { checked } }: Element, { done, open }: MarkdownLabels): Element {
  return element('span', { className: ['task'], role: 'img', ariaLabel: checked ? done : open, dataDone: checked || undefined }, []);
}

/** Whether a node is a column of text, made by remark-sections.ts. */
const isColumn = (node: Nodes) => 'name' in node && (node.name === 'Prose' || node.name === 'Intro');

/** Wraps the content of each item, so that the stylesheet can place the number beside all of it. */
function wrapItems(list: Element): void {
  const start = Number(list.properties.start ?? 1);
  for (const [index, item] of list.children.filter((child) => child.type === 'element').entries()) {
    item.properties.dataNumber = start + index;
    item.children = [element('div', {}, item.children)];
  }
}

/** Makes the footnotes a section with the same structure as all others. Their heading is a label: the text may be in another language. */
function arrangeFootnotes(node: Element, locale: string): void {
  const [heading, ...others] = node.children.filter((child) => child.type === 'element');
  const label = heading ? [element(heading.tagName, { id: heading.properties.id, lang: locale }, heading.children)] : [];
  node.properties = { className: ['prose-section', 'footnotes'] };
  node.children = [...label, element('div', { className: ['prose'] }, others)];
}
