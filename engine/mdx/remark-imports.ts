import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { ADDED_COMPONENTS, MDX_COMPONENTS, type MdxComponent } from './auto-imported-components.ts';
import { componentName, importedIn, importOf } from './mdx-nodes.ts';

const ALL: Record<string, MdxComponent> = { ...MDX_COMPONENTS, ...ADDED_COMPONENTS };

/** Adds the imports of the components that a page uses, and no others, so that visitors download only what a page needs. */
export function remarkImports() {
  return (root: Root) => {
    const own = importedIn(root);
    const used = new Map<string, MdxComponent>();
    visit(root, (node) => {
      const name = componentName(node) ?? '';
      const component = ALL[name];
      if (component && !own.has(name)) used.set(name, component);
    });
    root.children.unshift(...[...used].map(([name, { module }]) => importOf(`{ ${name} }`, module)));
  };
}
