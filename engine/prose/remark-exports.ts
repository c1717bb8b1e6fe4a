import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { Prose } from '#schema';
import { codeTree } from '../content/parse-prose.ts';
import { importedIn } from './mdx-nodes.ts';

const addCode = (root: Root, code: string) => root.children.unshift(...(codeTree(code).children as RootContent[]));

/** Exports from each text what its page shows about it, such as `export const minutes = 4`. */
export function remarkFacts(proseIn: (path: string) => Prose, codeOfFacts: (prose: Prose) => string | undefined) {
  return (root: Root, { path }: { path: string }) => {
    const code = codeOfFacts(proseIn(path));
    if (code) addCode(root, code);
  };
}

/** Exports the demo of the first `<Demo demo={tides} />` as `firstDemo`, so that the page can link to it below its title. */
export function remarkDemo() {
  return (root: Root) => {
    const demos: string[] = [];
    visit(root, { name: 'Demo' }, ({ attributes }: MdxJsxFlowElement) => {
      for (const { value } of attributes) if (value && typeof value === 'object') demos.push(value.value);
    });
    const [first] = demos;
    if (first && importedIn(root).has(first)) addCode(root, `export const firstDemo = ${first}`);
  };
}
