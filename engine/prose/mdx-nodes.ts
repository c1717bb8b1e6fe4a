import type { Nodes as HtmlNodes, Root as HtmlRoot } from 'hast';
import type { Nodes, Root, RootContent } from 'mdast';
import type { MdxJsxAttributeValueExpression, MdxJsxFlowElement, MdxJsxTextElement, MdxjsEsm } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { codeTree } from '../content/parse-prose.ts';

/** Whether a node is a JSX element: a component, or a tag in an .mdx file. */
export const isJsx = (node: Nodes | HtmlNodes): node is MdxJsxFlowElement | MdxJsxTextElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** The name of a JSX element, such as "Wide"; undefined for other nodes. */
export const componentName = (node: Nodes | HtmlNodes): string | undefined => (isJsx(node) ? (node.name ?? undefined) : undefined);

/** The names that a page imports with its own import statements. */
export function importedIn(root: Root | HtmlRoot): Set<string> {
  const names = new Set<string>();
  visit(root, 'mdxjsEsm', ({ data }) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') for (const { local } of statement.specifiers) names.add(local.name);
    }
  });
  return names;
}

/** The node for `<Name attribute="…">children</Name>`. */
export function jsx(name: string, children: RootContent[] = [], given: Record<string, string> = {}): MdxJsxFlowElement {
  const attributes = Object.entries(given).map(([name, value]) => ({ type: 'mdxJsxAttribute' as const, name, value }));
  return { type: 'mdxJsxFlowElement', name, attributes, children: children as MdxJsxFlowElement['children'] };
}

/** The node for an import statement. */
export const importOf = (names: string, module: string) =>
  codeTree(`import ${names} from ${JSON.stringify(module)}`).children[0] as MdxjsEsm;

/** The node for `{name}` as the value of an attribute. */
export function braced(name: string): MdxJsxAttributeValueExpression {
  const body = [{ type: 'ExpressionStatement' as const, expression: { type: 'Identifier' as const, name } }];
  return { type: 'mdxJsxAttributeValueExpression', value: name, data: { estree: { type: 'Program', sourceType: 'module', body } } };
}
