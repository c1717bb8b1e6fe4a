import { nodeTypes } from '@mdx-js/mdx';
import type { Element, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import { visit } from 'unist-util-visit';
import { idOf, isAllowedAttribute, isAllowedTag, losesContent, withTagsOnly } from './html-tags.ts';
import { isTakenId } from './remark-anchors.ts';

/** Marks the elements that Markdown has become, while the HTML between them is parsed. */
const FROM_MARKDOWN = 'dataFromMarkdown';

type Parse = ReturnType<typeof rehypeRaw>;

/** Parses the HTML in a text, and leaves out the tags and attributes that are not allowed. html-problems.ts tells the owner which. */
export function rehypeHtml() {
  const parse = rehypeRaw({ passThrough: [...nodeTypes] });
  return (root: Root, file: Parameters<Parse>[1]) => {
    let hasHtml = false;
    visit(root, (node) => {
      if (node.type === 'element') node.properties[FROM_MARKDOWN] = true;
      if (node.type !== 'raw') return;
      node.value = withTagsOnly(node.value).replaceAll(/data-from-markdown/gi, '');
      hasHtml = true;
    });
    const tree = hasHtml ? (parse(root, file) as Root) : root;
    visit(tree, 'element', (element, index, parent) => {
      if (FROM_MARKDOWN in element.properties) {
        delete element.properties[FROM_MARKDOWN];
        return undefined;
      }
      if (parent && index !== undefined && !isAllowedTag(element.tagName)) {
        parent.children.splice(index, 1, ...(losesContent(element.tagName) ? [] : element.children));
        return index;
      }
      element.properties = allowedProperties(element);
      return undefined;
    });
    return tree;
  };
}

function allowedProperties(element: Element): Element['properties'] {
  const { tagName, properties } = element;
  const allowed = Object.entries(properties).filter(([name]) => isAllowedAttribute(tagName, name) && name !== 'id' && name !== 'name');
  const id = idOf(element);
  const isPlayer = tagName === 'video' || tagName === 'audio';
  return {
    ...Object.fromEntries(allowed),
    ...(id && !isTakenId(String(id)) && { id }),
    ...(isPlayer && { controls: true, preload: 'none' }),
  };
}
