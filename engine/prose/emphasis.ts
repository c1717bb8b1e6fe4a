import type { Nodes } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { Content } from '../content/content.ts';
import { proseTree } from '../content/parse-prose.ts';
import { componentName } from './mdx-nodes.ts';

/** The elements that browsers show in italics. */
const ITALIC_ELEMENTS = ['em', 'i', 'cite', 'dfn', 'var'];

const ITALIC_TAG = new RegExp(`<(?:${ITALIC_ELEMENTS.join('|')})\\b`, 'i');

/** The characters that are emphasised in the texts of a site. */
export function emphasisedCharacters({ files }: Pick<Content, 'files'>): string {
  const found = new Set<string>();
  for (const { text } of files) {
    if (!text) continue;
    visit(proseTree(text), (node, index, parent) => {
      if (isInHeadingFont(node) || (parent?.type === 'blockquote' && !parent.data?.alert && index === 0)) return SKIP;
      // The text between two tags of HTML stands beside them in the tree, or in the same piece of HTML: all letters around are taken.
      if (node.type === 'html' && parent && ITALIC_TAG.test(node.value)) addLetters(parent, found);
      if (!isItalic(node)) return undefined;
      addLetters(node, found);
      return SKIP;
    });
  }
  return [...found].sort().join('');
}

/** Smaller headings are in the font of the text; the first paragraph of a quote is in this font too. */
const isInHeadingFont = (node: Nodes) => node.type === 'heading' && node.depth < 4;

const isItalic = (node: Nodes) => node.type === 'emphasis' || ITALIC_ELEMENTS.includes(componentName(node) ?? '');

function addLetters(node: Nodes, found: Set<string>): void {
  visit(node, (inside) => {
    if (inside.type !== 'text' && inside.type !== 'html') return;
    for (const character of inside.value.replaceAll('\n', ' ')) found.add(character);
  });
}
