import type { Image, Nodes } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { PictureKind, Prose } from '#schema';
import { componentName, decoded } from './mdx-nodes.ts';
import { proseTree } from './parse-prose.ts';

/** The kind of a picture decides its widths. It depends on the component around the picture. */
const KINDS: Record<string, PictureKind> = { Wide: 'wide', Pictures: 'third' };

/** The kind of a picture whose parent is this node. */
export const kindIn = (parent: Nodes): PictureKind => KINDS[componentName(parent) ?? ''] ?? 'text';

/** The file in `<Wide phone="…">`: another picture for small screens. */
export function phonePictureOf(node: Nodes): string | undefined {
  if (componentName(node) !== 'Wide' || !('attributes' in node)) return undefined;
  const phone = (node as MdxJsxFlowElement).attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'phone');
  return typeof phone?.value === 'string' ? phone.value : undefined;
}

/** A picture in a text. */
export interface ProsePicture {
  alt: string;
  /** Its path, relative to the folder of the text. */
  file: string;
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
    found.push({ ...shared, file: decoded(image.url), kind: kindIn(around) });
    if (phone) found.push({ ...shared, file: decoded(phone), kind: 'phone' });
  });
  return found;
}
