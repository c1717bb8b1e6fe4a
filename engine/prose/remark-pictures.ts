import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { MARKDOWN_PICTURE } from '../app-interface.ts';
import { braced, decoded, importOf } from './mdx-nodes.ts';
import { kindIn, phonePictureOf } from './prose-pictures.ts';

/** The attributes of `<Video>` that name a file, and the query that each file is imported with. */
export const VIDEO_FILES: Record<string, string> = { src: 'url', poster: 'text', captions: 'url' };

/** Adds imports of the files that a page names: `![…](map.webp)` in the widths that it is shown in, and the files of `<Video>`. */
export function remarkPictures() {
  return (root: Root) => {
    const imports: RootContent[] = [];
    const imported = (path: string, kind: string) => {
      const name = `__file_${imports.length}__`;
      imports.push(importOf(name, `${decoded(path).replace(/^(\.\/)?/, './')}?${kind}`));
      return braced(name);
    };
    visit(root, 'image', ({ url, alt, title }, index, parent) => {
      if (!parent || index === undefined) return;
      const src = imported(url, kindIn(parent));
      const phone = phonePictureOf(parent);
      const given = {
        alt: alt ?? '',
        src,
        ...(phone && { phone: imported(phone, 'phone') }),
        ...(title && { title }),
        ...(isInLine(parent) && { isInLine: null }),
      };
      (parent.children as PhrasingContent[])[index] = {
        type: 'mdxJsxTextElement',
        name: MARKDOWN_PICTURE.name,
        attributes: Object.entries(given).map(([name, value]): MdxJsxAttribute => ({ type: 'mdxJsxAttribute', name, value })),
        children: [],
      };
    });
    visit(root, 'mdxJsxFlowElement', (node) => {
      if (node.name === 'Video') importFiles(node, imported);
    });
    root.children.unshift(...imports);
  };
}

/** Whether the parent allows only inline content: a picture there has no caption. */
const isInLine = ({ type }: Nodes) => ['paragraph', 'tableCell', 'link', 'strong', 'emphasis', 'heading'].includes(type);

function importFiles({ attributes }: MdxJsxFlowElement, imported: (path: string, kind: string) => MdxJsxAttribute['value']): void {
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
    const kind = VIDEO_FILES[attribute.name];
    if (kind) attribute.value = imported(attribute.value, kind) ?? null;
  }
}
