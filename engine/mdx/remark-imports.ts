import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { ADDED_COMPONENTS, MARKDOWN_PICTURE, MARKDOWN_STYLES, MDX_COMPONENTS, type MdxComponent } from './auto-imported-components.ts';
import { componentName, importedIn, importOf, jsx } from './mdx-nodes.ts';

const ALL: Record<string, MdxComponent> = { ...MDX_COMPONENTS, ...ADDED_COMPONENTS };

/** Adds the imports of the components that a page uses, and no others, so that visitors download only what a page needs. */
export function remarkImports() {
  return (root: Root) => {
    const own = importedIn(root);
    let isPlain = true;
    visit(root, (node, _index, parent) => {
      isPlain &&= !isUncommon(node, parent);
    });
    if (!isPlain) root.children.push(jsx(MARKDOWN_STYLES));
    const used = new Map<string, MdxComponent>();
    visit(root, (node) => {
      const name = componentName(node) ?? '';
      const component = ALL[name];
      if (component && !own.has(name)) used.set(name, component);
    });
    root.children.unshift(...[...used].map(([name, { module, exported = name }]) => importOf(name, module, exported)));
  };
}

const UNCOMMON = ['blockquote', 'code', 'delete', 'footnoteReference', 'inlineCode', 'table', 'thematicBreak'];

/** Whether a node needs the extra styles for Markdown that few pages use. */
function isUncommon(node: Nodes, parent: Nodes | undefined): boolean {
  if (node.type === 'heading') return node.depth > 2;
  if (node.type === 'list') return parent?.type === 'listItem' || node.children.some(({ checked }) => typeof checked === 'boolean');
  if (componentName(node) === MARKDOWN_PICTURE) return !MDX_COMPONENTS[(parent && componentName(parent)) ?? ''];
  return UNCOMMON.includes(node.type) || componentName(node) === 'Video';
}
