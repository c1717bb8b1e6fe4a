import type { Nodes } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { Content } from '../content/content.ts';
import { proseTree } from '../content/parse-prose.ts';

/** The elements that browsers show in italics. */
const ITALIC_ELEMENTS = ['em', 'i', 'cite', 'dfn', 'var'];

const ITALIC_TAG = new RegExp(`<(?:${ITALIC_ELEMENTS.join('|')})\\b`, 'i');

/** The characters that are emphasised in the texts of a site. Headings and the first paragraph of a quote are in its other font. */
export function emphasisedCharacters({ files }: Pick<Content, 'files'>): string {
  const found = new Set<string>();
  for (const { text } of files) {
    if (!text) continue;
    visit(proseTree(text), (node, index, parent) => {
      if (node.type === 'heading' || (parent?.type === 'blockquote' && index === 0)) return SKIP;
      // The text between two tags of HTML stands beside them in the tree: all letters around them are taken.
      if (node.type === 'html' && parent && ITALIC_TAG.test(node.value)) addLetters(parent, found);
      if (node.type !== 'emphasis' && !('name' in node && ITALIC_ELEMENTS.includes(node.name ?? ''))) return undefined;
      addLetters(node, found);
      return SKIP;
    });
  }
  return [...found].sort().join('');
}

function addLetters(node: Nodes, found: Set<string>): void {
  visit(node, 'text', ({ value }) => {
    for (const character of value.replaceAll('\n', ' ')) found.add(character);
  });
}
