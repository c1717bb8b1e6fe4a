import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { renderToString, type TrustContext } from 'katex';
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { MarkdownLabels } from '../../schema/default-labels.ts';
import { jsx } from './mdx-nodes.ts';

type Formula = Extract<Nodes, { type: 'math' | 'inlineMath' }>;

/** Turns formulas into MathML, which browsers show and screen readers read without a script or a style sheet. */
export function remarkFormulas({ formula }: MarkdownLabels) {
  return (root: Root) =>
    visit(root, ['math', 'inlineMath'], (node, index, parent) => {
      if (node.type !== 'math' && node.type !== 'inlineMath') return;
      const { tagName, properties, children } = mathMl(node);
      node.data = { hName: tagName, hProperties: properties, hChildren: children };
      if (node.type === 'math' && parent && index !== undefined) parent.children[index] = jsx('Formula', [node], { label: formula });
    });
}

/** The <math> element of a formula. It throws if the formula has a mistake. */
function mathMl({ type, value }: Formula): Element {
  const html = renderToString(value, { output: 'mathml', displayMode: type === 'math', strict: 'ignore', trust: refuse });
  const [wrapper] = fromHtml(html, { fragment: true }).children;
  const [math] = wrapper?.type === 'element' ? wrapper.children : [];
  if (math?.type !== 'element') throw new Error('KaTeX has written no formula.');
  visit(math, 'element', ({ properties: { style } }) => {
    if (style)
      throw new Error('It needs a style, which the content security policy blocks. Write \\boldsymbol for \\pmb, \\boxed for \\fcolorbox.');
  });
  return math;
}

/** Commands such as \href, which could load a file or write a style. */
function refuse({ command }: TrustContext): never {
  throw new Error(`${command} is not allowed`);
}

/** What is wrong with a formula; undefined if nothing is. */
export function formulaProblem(node: Formula): string | undefined {
  try {
    mathMl(node);
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    return `has a formula that cannot be read. ${message.replace(/^KaTeX parse error: /, '')}`;
  }
}
