import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { importedIn } from './mdx-nodes.ts';
import { mdxTree } from './parse-mdx.ts';

/** Exports the demo of the first `<Demo demo={tides} />` as `firstDemo`, so that the page can link to it below its title. */
export function remarkDemo() {
  return (root: Root) => {
    const demos: string[] = [];
    visit(root, { name: 'Demo' }, ({ attributes }: MdxJsxFlowElement) => {
      for (const { value } of attributes) if (value && typeof value === 'object') demos.push(value.value);
    });
    const [first] = demos;
    if (first && importedIn(root).has(first))
      root.children.push(...(mdxTree(`export const firstDemo = ${first}`).children as RootContent[]));
  };
}
