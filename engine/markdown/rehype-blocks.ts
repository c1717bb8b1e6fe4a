import type { Element, ElementContent, Nodes, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { MarkdownWords } from '#schema';

const element = (tagName: string, properties: Element['properties'], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** Puts around the blocks of Markdown what a small screen, a keyboard and a screen reader need. */
export function rehypeBlocks(labels: MarkdownWords) {
  return (root: Root) =>
    visit(root, 'element', (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      if (node.tagName === 'ol' && isColumn(parent)) wrapItems(node);
      if (node.properties.dataFootnotes !== undefined) arrangeFootnotes(node);
      const block = blockFor(node, labels);
      if (!block) return undefined; // What is in it is looked at too.
      parent.children[index] = block;
      return SKIP;
    });
}

/** What stands in the place of an element; undefined where it stays. */
function blockFor(node: Element, labels: MarkdownWords): Element | undefined {
  if (node.tagName === 'table') return table(node, labels);
  if (node.tagName === 'pre') return code(node, labels);
  return node.tagName === 'input' ? task(node, labels) : undefined;
}

/** A table that is wider than the screen scrolls in itself, by keyboard too. */
function table(node: Element, { table: label }: MarkdownWords): Element {
  visit(node, 'element', ({ properties }) => {
    const { align } = properties;
    delete properties.align; // It would become a style attribute, which the security policy forbids.
    if (align) properties.className = [`align-${align}`];
  });
  return element('div', { className: ['table'], tabIndex: 0, role: 'group', ariaLabel: label }, [node]);
}

/** A block of code with the name of its language; long lines scroll in it, by keyboard too. */
function code(node: Element, { code: label }: MarkdownWords): Element {
  const [inner] = node.children;
  const names = inner?.type === 'element' ? inner.properties.className : undefined;
  const language = Array.isArray(names) ? String(names[0] ?? '').replace('language-', '') : '';
  const caption = language ? [element('figcaption', {}, [{ type: 'text', value: language }])] : [];
  node.properties = { tabIndex: 0, role: 'group', ariaLabel: [label, language].filter(Boolean).join(', ') };
  return element('figure', { className: ['code'] }, [...caption, node]);
}

/** A box that nobody can tick is no form field. */
function task({ properties: { checked } }: Element, { done, open }: MarkdownWords): Element {
  return element('span', { className: ['task'], role: 'img', ariaLabel: checked ? done : open, dataDone: checked || undefined }, []);
}

/** What stands right in the column of prose, as remark-sections.ts made it. */
const isColumn = (node: Nodes) => 'name' in node && (node.name === 'Prose' || node.name === 'Intro');

/** The number stands beside all that an entry holds. */
function wrapItems(list: Element): void {
  const start = Number(list.properties.start ?? 1);
  for (const [index, item] of list.children.filter((child) => child.type === 'element').entries()) {
    item.properties.dataNumber = start + index;
    item.children = [element('div', {}, item.children)];
  }
}

/** The notes are a section as any other. */
function arrangeFootnotes(node: Element): void {
  const [heading, ...others] = node.children.filter((child) => child.type === 'element');
  const label = heading ? [element(heading.tagName, { id: heading.properties.id }, heading.children)] : [];
  node.properties = { className: ['prose-section', 'footnotes'] };
  node.children = [...label, element('div', { className: ['prose'] }, others)];
}
