import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { PictureKind } from '../../src/lib/picture-sizes.ts';
import { mdxTree } from './mdx-facts.ts';
import { decoded, partIn } from './mdx-nodes.ts';
import { remarkReferences } from './remark-references.ts';

/** How wide a picture is shown, by the part that it stands in. */
const KINDS: Record<string, PictureKind> = { Wide: 'wide', Pictures: 'third' };

/** The kind of a picture that stands in this part of a page. */
export const kindIn = (parent: Nodes): PictureKind => KINDS[partIn(parent) ?? ''] ?? 'words';

/** The file that `<Wide phone="…">` names for small screens: the picture in it has two cuts. */
export function phoneCutOf(node: Nodes): string | undefined {
  if (partIn(node) !== 'Wide' || !('attributes' in node)) return undefined;
  const cut = (node as MdxJsxFlowElement).attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'phone');
  return typeof cut?.value === 'string' ? cut.value : undefined;
}

/** A picture among the words of a page. */
export interface PictureInWords {
  alt: string;
  /** As it lies beside the page. */
  file: string;
  kind: PictureKind;
  line: number;
}

/** Every picture of an MDX text; one that has a cut for small screens stands there twice. */
export function picturesInWords(text: string): PictureInWords[] {
  const tree: Root = mdxTree(text);
  remarkReferences()(tree);
  const found: PictureInWords[] = [];
  visit(tree, 'image', ({ alt, url, position }, _index, parent) => {
    if (!parent) return;
    const [words, phone] = [{ alt: alt ?? '', line: position?.start.line ?? 1 }, phoneCutOf(parent)];
    found.push({ ...words, file: decoded(url), kind: kindIn(parent) });
    if (phone) found.push({ ...words, file: decoded(phone), kind: 'phone' });
  });
  return found;
}
