import GithubSlugger from 'github-slugger';
import type { Definition, Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** Ids of the layout that a link may point to. */
export const LAYOUT_ANCHORS = ['main', 'explore-more'];

/** Ids that the layout uses: no heading may get one of them. */
const TAKEN = [...LAYOUT_ANCHORS, 'app', 'footnote-label'];

/** The id of each heading, made as GitHub does: "Tables and notes" is #tables-and-notes. */
export function anchorsIn(root: Root): Map<Heading, string> {
  const slugger = new GithubSlugger();
  for (const name of TAKEN) slugger.slug(name);
  const anchors = new Map<Heading, string>();
  visit(root, 'heading', (heading) => void anchors.set(heading, slugger.slug(textOf(heading))));
  return anchors;
}

/** Gives each heading its id, so that links can point to it. */
export function remarkAnchors() {
  return (root: Root) => {
    for (const [heading, id] of anchorsIn(root)) heading.data = { ...heading.data, hProperties: { id } };
  };
}

/** Turns `[text][name]` and `![alt][name]`, whose URL is defined elsewhere on the page, into ordinary links and pictures. */
export function remarkReferences() {
  return (root: Root) => {
    const definitions = new Map<string, Definition>();
    visit(root, 'definition', (definition) => void definitions.set(definition.identifier, definition));
    visit(root, ['imageReference', 'linkReference'], (node) => {
      if (node.type !== 'imageReference' && node.type !== 'linkReference') return;
      const { url, title } = definitions.get(node.identifier) ?? { url: '' };
      Object.assign(node, { type: node.type === 'imageReference' ? 'image' : 'link', url, title });
    });
  };
}
