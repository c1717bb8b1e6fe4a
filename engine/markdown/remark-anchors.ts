import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** Places that every page has: no heading may take their names. */
const TAKEN = ['app', 'main', 'explore-more', 'footnote-label'];

/** The name of each heading as a place on its page, as GitHub writes it: "Tables and notes" is #tables-and-notes. */
export function anchorsIn(root: Root): Map<Heading, string> {
  const slugger = new GithubSlugger();
  for (const name of TAKEN) slugger.slug(name);
  const anchors = new Map<Heading, string>();
  visit(root, 'heading', (heading) => void anchors.set(heading, slugger.slug(textOf(heading))));
  return anchors;
}

/** Gives each heading its name, so that links lead to it. */
export function remarkAnchors() {
  return (root: Root) => {
    for (const [heading, id] of anchorsIn(root)) heading.data = { ...heading.data, hProperties: { id } };
  };
}
