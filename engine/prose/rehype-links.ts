import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { Prose } from '#schema';

/** Turns links to files, such as `../first-rain.md`, and to other spellings of an address into links to pages. */
export function rehypeLinks(proseIn: (path: string) => Prose, addressOf: (prose: Prose, url: string) => string) {
  return (root: Root, { path }: { path: string }) => {
    const prose = proseIn(path);
    visit(root, 'element', ({ tagName, properties }) => {
      if (tagName === 'a' && typeof properties.href === 'string') properties.href = addressOf(prose, properties.href);
    });
  };
}
