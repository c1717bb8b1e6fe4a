import type { Nodes, Root, RootContent } from 'mdast';
import type { MdxJsxAttributeValueExpression, MdxJsxFlowElement, MdxjsEsm } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { codeTree } from './parse-prose.ts';

/** The name of a JSX element, such as "Wide"; undefined for other nodes. */
export function componentName(node: Nodes): string | undefined {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement' ? (node.name ?? undefined) : undefined;
}

/** The file name for a URL: "a%20b.webp" is "a b.webp". */
export function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url; // It has a percent sign that is not part of an escape.
  }
}

/** The names that a page imports with its own import statements. */
export function importedIn(root: Root): Set<string> {
  const names = new Set<string>();
  visit(root, 'mdxjsEsm', ({ data }) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') for (const { local } of statement.specifiers) names.add(local.name);
    }
  });
  return names;
}

/** The node for `<Name>children</Name>`. */
export function jsx(name: string, children: RootContent[] = []): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes: [], children: children as MdxJsxFlowElement['children'] };
}

/** The node for an import statement. */
export const importOf = (names: string, module: string) =>
  codeTree(`import ${names} from ${JSON.stringify(module)}`).children[0] as MdxjsEsm;

/** The node for `{name}` as the value of an attribute. */
export function braced(name: string): MdxJsxAttributeValueExpression {
  const body = [{ type: 'ExpressionStatement' as const, expression: { type: 'Identifier' as const, name } }];
  return { type: 'mdxJsxAttributeValueExpression', value: name, data: { estree: { type: 'Program', sourceType: 'module', body } } };
}
