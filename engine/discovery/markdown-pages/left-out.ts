import type { Element } from 'hast';
import { hasClass } from './elements.ts';

/** Controls, drawings, and what is never shown. */
const TAGS = new Set(['button', 'input', 'link', 'script', 'select', 'style', 'svg', 'template', 'textarea']);

/** Parts that need scripts, words about what a press does, and the second drawing of a pair for light and dark. */
const CLASSES = ['needs-js', 'drag-hint', 'by-night'];

/** Whether a part of a page says nothing to a reader of Markdown. */
export function isLeftOut(node: Element): boolean {
  const { tagName, properties } = node;
  return (
    (TAGS.has(tagName) && properties.role !== 'img') ||
    CLASSES.some((name) => hasClass(node, name)) ||
    properties.ariaHidden === 'true' ||
    properties.role === 'status' ||
    properties.hidden === true ||
    properties.dataFootnoteBackref !== undefined ||
    (tagName === 'img' && !properties.alt) // Decoration.
  );
}
