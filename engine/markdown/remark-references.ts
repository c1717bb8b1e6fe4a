import type { Definition, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** `[words][name]` and `![alt][name]`, whose address stands elsewhere on the page, become links and pictures as all others are. */
export function remarkReferences() {
  return (root: Root) => {
    const definitions = new Map<string, Definition>();
    visit(root, 'definition', (definition) => void definitions.set(definition.identifier, definition));
    visit(root, ['imageReference', 'linkReference'], (node) => {
      if (node.type !== 'imageReference' && node.type !== 'linkReference') return;
      const { url, title } = definitions.get(node.identifier) ?? { url: '' };
      Object.assign(node, { type: node.type === 'imageReference' ? 'image' : 'link', url, title });
    });
  };
}
