import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { importedIn, importOf, jsx, partIn } from './mdx-nodes.ts';
import { ADDED_PARTS, MARKDOWN_PICTURE, MARKDOWN_STYLES, PARTS, type Part } from './parts.ts';

const ALL: Record<string, Part> = { ...PARTS, ...ADDED_PARTS };

/** Adds the imports of the parts that a page uses, and no others, so that visitors download only what a page needs. */
export function remarkParts() {
  return (root: Root) => {
    const own = importedIn(root);
    let isPlain = true;
    visit(root, (node, _index, parent) => {
      isPlain &&= !isUncommon(node, parent);
    });
    if (!isPlain) root.children.push(jsx(MARKDOWN_STYLES));
    const used = new Map<string, Part>();
    visit(root, (node) => {
      const name = partIn(node) ?? '';
      const part = ALL[name];
      if (part && !own.has(name)) used.set(name, part);
    });
    root.children.unshift(...[...used].map(([name, { module, exported = name }]) => importOf(name, module, exported)));
  };
}

const UNCOMMON = ['blockquote', 'code', 'delete', 'footnoteReference', 'inlineCode', 'table', 'thematicBreak'];

/** Whether a node needs the extra styles for Markdown that few pages use. */
function isUncommon(node: Nodes, parent: Nodes | undefined): boolean {
  if (node.type === 'heading') return node.depth > 2;
  if (node.type === 'list') return parent?.type === 'listItem' || node.children.some(({ checked }) => typeof checked === 'boolean');
  if (partIn(node) === MARKDOWN_PICTURE) return !PARTS[(parent && partIn(parent)) ?? ''];
  return UNCOMMON.includes(node.type) || partIn(node) === 'Video';
}
