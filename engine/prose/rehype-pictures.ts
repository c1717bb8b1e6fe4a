import type { Element, ElementContent, Nodes, Root } from 'hast';
import type { MdxJsxAttribute, MdxjsEsm } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { decoded } from '../../schema/fields.ts';
import { MARKDOWN_PICTURE } from '../app-interface.ts';
import { PLAYER_TAGS } from './html-tags.ts';
import { braced, importOf } from './mdx-nodes.ts';
import { kindIn, phonePictureOf } from './prose-pictures.ts';

/** The attributes of `<Video>` that name a file, and the query that each file is imported with. */
export const VIDEO_FILES: Record<string, string> = { src: 'url', poster: 'text', captions: 'url' };

/** Adds imports of the files that a page names: `![…](map.webp)` in the widths that it is shown in, and the files of `<Video>`. */
export function rehypePictures() {
  return (root: Root) => {
    const imports: MdxjsEsm[] = [];
    const imported = (url: string, query: string) => {
      const name = `__file_${imports.length}__`;
      imports.push(importOf(name, `${moduleOf(url)}?${query}`));
      return braced(name);
    };
    visit(root, 'element', (node, index, parent) => {
      if (!parent || index === undefined) return;
      if (node.tagName === 'img') parent.children[index] = pictureFor(node, parent, imported);
      if (PLAYER_TAGS.includes(node.tagName)) parent.children[index] = playerFor(node, imported);
    });
    visit(root, 'mdxJsxFlowElement', (node) => {
      if (node.name === 'Video') importFiles(node, imported);
    });
    root.children.unshift(...imports);
  };
}

type Imported = (url: string, query: string) => MdxJsxAttribute['value'];

/** What a text imports for the file that it names: a path beginning with a slash is a file in public/. */
const moduleOf = (url: string) => (url.startsWith('/') ? `#content/public${decoded(url)}` : decoded(url).replace(/^(\.\/)?/, './'));

function pictureFor({ properties }: Element, parent: Nodes, imported: Imported): ElementContent {
  const { src, alt, title, width } = properties;
  const phone = phonePictureOf(parent);
  return jsxElement(MARKDOWN_PICTURE.name, {
    alt: String(alt ?? ''),
    src: imported(String(src), kindIn(parent)),
    ...(phone && { phone: imported(phone, 'phone') }),
    ...(title && { title: String(title) }),
    ...(Number(width) > 0 && { width: String(width) }),
    ...(isInLine(parent) && { isInLine: null }),
  });
}

/** Elements whose content may be a <figure>. In others, such as a paragraph or a cell, a picture has no caption. */
const AROUND_FIGURES = ['blockquote', 'dd', 'details', 'div', 'li', 'section'];

const isInLine = (parent: Nodes) => parent.type === 'element' && !AROUND_FIGURES.includes(parent.tagName);

function playerFor({ tagName, properties, children }: Element, imported: Imported): ElementContent {
  const given = Object.entries(properties).map(([name, value]) => {
    const isFile = name === 'src' || name === 'poster';
    return [name, isFile ? imported(String(value), 'url') : value === true ? null : String(value)] as const;
  });
  return jsxElement(tagName, Object.fromEntries(given), children);
}

function jsxElement(name: string, given: Record<string, MdxJsxAttribute['value']>, children: ElementContent[] = []): ElementContent {
  const attributes = Object.entries(given).map(([name, value]): MdxJsxAttribute => ({ type: 'mdxJsxAttribute', name, value }));
  return { type: 'mdxJsxTextElement', name, attributes, children };
}

function importFiles({ attributes }: Extract<ElementContent, { type: 'mdxJsxFlowElement' }>, imported: Imported): void {
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
    const query = VIDEO_FILES[attribute.name];
    if (query) attribute.value = imported(attribute.value, query) ?? null;
  }
}
