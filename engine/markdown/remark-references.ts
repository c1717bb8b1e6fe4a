import type { Definition, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Turns `[words][name]` and `![alt][name]`, whose URL is defined elsewhere on the page, into ordinary links and pictures. */
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
