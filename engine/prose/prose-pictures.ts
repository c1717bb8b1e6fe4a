import { posix } from 'node:path';
import type { Nodes as HtmlNodes } from 'hast';
import type { Image, Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { PictureKind, Prose } from '#schema';
import { decoded } from '../../schema/fields.ts';
import { MARKDOWN_PICTURE } from '../app-interface.ts';
import { proseTree } from '../content/parse-prose.ts';
import { elementsIn } from './html-tags.ts';
import { componentName, isJsx } from './mdx-nodes.ts';

/** The kind of a picture decides its widths. It depends on the component around the picture: two of `<Pictures>` are as wide as a text. */
export function kindIn(parent: Nodes | HtmlNodes): PictureKind {
  const name = componentName(parent);
  if (name !== 'Pictures') return name === 'Wide' ? 'wide' : 'text';
  let count = 0;
  visit(parent, (node) => {
    if (node.type === 'image' || ('tagName' in node && node.tagName === 'img') || componentName(node) === MARKDOWN_PICTURE.name) count++;
  });
  return (['wide', 'text'] as const)[count - 1] ?? 'third';
}

/** The file in `<Wide phone="…">`: another picture for small screens. */
export function phonePictureOf(node: Nodes | HtmlNodes): string | undefined {
  if (!isJsx(node) || node.name !== 'Wide') return undefined;
  const phone = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'phone');
  return typeof phone?.value === 'string' ? phone.value : undefined;
}

/** The file in the project that a text names: beside the text, or in public/ if the path begins with a slash. */
export function fileNamed(url: string, text: string): string {
  const [folder = ''] = text.split('/');
  return url.startsWith('/') ? `${folder}/public${decoded(url)}` : posix.join(posix.dirname(text), decoded(url));
}

/** A picture in a text. */
export interface ProsePicture {
  alt: string;
  /** Its path in the project. */
  file: string;
  /** The width in pixels that an HTML tag gives it. */
  width?: number;
  kind: PictureKind;
  line: number;
}

/** Every picture of a text. A picture with another file for small screens is listed twice. */
export function picturesInProse(prose: Prose): ProsePicture[] {
  const tree = proseTree(prose);
  // A picture on a line of its own is in a paragraph, which is in the component.
  const components = new Map<Image, Nodes>();
  visit(tree, 'mdxJsxFlowElement', (component) => {
    visit(component, 'image', (image) => {
      components.set(image, component);
    });
  });
  const found: ProsePicture[] = [];
  visit(tree, 'image', (image, _index, parent) => {
    const around = components.get(image) ?? parent;
    if (!around) return;
    const [shared, phone] = [{ alt: image.alt ?? '', line: image.position?.start.line ?? 1 }, phonePictureOf(around)];
    found.push({ ...shared, file: fileNamed(image.url, prose.file), kind: kindIn(around) });
    if (phone) found.push({ ...shared, file: fileNamed(phone, prose.file), kind: 'phone' });
  });
  visit(tree, 'html', (html) => {
    for (const { element, line } of elementsIn(html)) {
      const { src, alt = '', width } = element.properties;
      const shown = Number(width) > 0 && { width: Number(width) };
      if (element.tagName === 'img')
        found.push({ alt: String(alt), file: fileNamed(String(src), prose.file), kind: 'text', line, ...shown });
    }
  });
  return found;
}
