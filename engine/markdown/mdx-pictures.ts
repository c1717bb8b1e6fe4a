import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { PictureKind } from '../../src/lib/picture-sizes.ts';
import { mdxTree } from './mdx-facts.ts';
import { decoded, partIn } from './mdx-nodes.ts';
import { remarkReferences } from './remark-references.ts';

/** How wide a picture is shown, by the part that it stands in. */
const KINDS: Record<string, PictureKind> = { Wide: 'wide', Pictures: 'third' };

/** The kind of a picture that stands in this part of a page. */
export const kindIn = (parent: Nodes): PictureKind => KINDS[partIn(parent) ?? ''] ?? 'words';

/** A picture among the words of a page. */
export interface PictureInWords {
  alt: string;
  /** As it lies beside the page. */
  file: string;
  kind: PictureKind;
  line: number;
}

/** Every picture of an MDX text. */
export function picturesInWords(text: string): PictureInWords[] {
  const tree: Root = mdxTree(text);
  remarkReferences()(tree);
  const found: PictureInWords[] = [];
  visit(tree, 'image', ({ alt, url, position }, _index, parent) => {
    if (parent) found.push({ alt: alt ?? '', file: decoded(url), kind: kindIn(parent), line: position?.start.line ?? 1 });
  });
  return found;
}
