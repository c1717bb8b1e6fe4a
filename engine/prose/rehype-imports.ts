import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { BUILD_COMPONENTS, MARKDOWN_COMPONENTS } from '../app-interface.ts';
import { componentName, importedIn, importOf } from './mdx-nodes.ts';

const MODULES: Record<string, { module: string }> = { ...MARKDOWN_COMPONENTS, ...BUILD_COMPONENTS };

/** Adds the imports of the components that a page uses, and no others, so that visitors download only what a page needs. */
export function rehypeImports() {
  return (root: Root) => {
    const own = importedIn(root);
    const used = new Map<string, string>();
    visit(root, (node) => {
      const name = componentName(node) ?? '';
      const component = MODULES[name];
      if (component && !own.has(name)) used.set(name, component.module);
    });
    root.children.unshift(...[...used].map(([name, module]) => importOf(`{ ${name} }`, module)));
  };
}
