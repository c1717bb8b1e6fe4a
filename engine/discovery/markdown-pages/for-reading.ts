import type { Element, Nodes, Parents } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { childOf, hasClass } from './elements.ts';
import { isLeftOut } from './left-out.ts';
import { rewritten } from './rewritten.ts';

/** Removes from a part of a page what a reader of Markdown does not need, and rewrites what Markdown cannot express. */
export function forReading(root: Parents, opensInNewTab: string): void {
  visit(root, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const replaced = replacementOf(node);
    if (replaced) {
      parent.children.splice(index, 1, ...replaced);
      return replaced.some(({ tagName }) => tagName === 'input') ? SKIP : [SKIP, index]; // What came in its place is looked at too.
    }
    if (node.type === 'element' && node.tagName === 'a') nameLink(node, opensInNewTab);
    return undefined;
  });
}

/** What stands in the place of a node, perhaps nothing; undefined where it stays. */
function replacementOf(node: Nodes): Element[] | undefined {
  if (node.type === 'comment') return [];
  if (node.type !== 'element') return undefined;
  if (isLeftOut(node)) return [];
  const other = rewritten(node);
  return other && [other];
}

/** A link says where it leads: not in which tab, and around a picture not a second time for screen readers. */
function nameLink(link: Element, opensInNewTab: string): void {
  const isPicture = Boolean(childOf(link, 'picture') ?? childOf(link, 'img'));
  if (isPicture) link.children = link.children.filter((child) => child.type !== 'element' || !hasClass(child, 'sr-only'));
  visit(link, 'text', (words) => {
    words.value = words.value.replace(opensInNewTab, '');
  });
}
