import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { elementsIn, idOf, isAllowedTag } from './html-tags.ts';
import { isJsx } from './mdx-nodes.ts';

/** Ids of the layout that a link may point to. */
export const LAYOUT_ANCHORS = ['main', 'explore-more'];

/** Ids that the page uses: neither a heading nor a tag of the owner's may get one of them. */
const TAKEN_IDS = [...LAYOUT_ANCHORS, 'app', 'footnote-label', 'visit-counter'];

/** Whether the page has this id. Those of footnotes begin with fn. */
export const isTakenId = (id: string) => TAKEN_IDS.includes(id) || /^fn(ref)?-/.test(id);

/** The ids that the owner has written into tags, and their lines. */
export function idsIn(root: Root): { id: string; line: number }[] {
  const ids: { id: unknown; line: number }[] = [];
  visit(root, (node) => {
    const line = node.position?.start.line ?? 1;
    const elements = node.type === 'html' ? elementsIn(node).filter(({ element }) => isAllowedTag(element.tagName)) : [];
    ids.push(...elements.map((one) => ({ id: idOf(one.element), line: one.line })));
    const attributes = isJsx(node) ? node.attributes : [];
    for (const one of attributes) if (one.type === 'mdxJsxAttribute' && one.name === 'id') ids.push({ id: one.value, line });
  });
  return ids.flatMap(({ id, line }) => (typeof id === 'string' ? { id, line } : []));
}

/** The words of a heading. */
export const headingText = (heading: Heading) => textOf(heading, { includeHtml: false, includeImageAlt: false }).trim();

/** The id of each heading, made as GitHub does: "Tables and notes" is #tables-and-notes. */
export function anchorsIn(root: Root): Map<Heading, string> {
  const slugger = new GithubSlugger();
  for (const name of [...TAKEN_IDS, ...idsIn(root).map(({ id }) => id)]) slugger.slug(name);
  const anchors = new Map<Heading, string>();
  visit(root, 'heading', (heading) => void anchors.set(heading, slugger.slug(headingText(heading))));
  return anchors;
}

/** Gives each heading its id, so that links can point to it. */
export function remarkAnchors() {
  return (root: Root) => {
    for (const [heading, id] of anchorsIn(root)) heading.data = { ...heading.data, hProperties: { id } };
  };
}
