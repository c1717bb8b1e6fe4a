import type { Html, PhrasingContent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { MARKDOWN_COMPONENTS } from '../app-interface.ts';
import { needsEnd, tagsIn } from './html-tags.ts';
import { componentName, jsx } from './mdx-nodes.ts';

/**
 * Puts each heading of level 2 and the content below it into a section: <Section><h2/><Prose>…</Prose>…</Section>. A wide component
 * is outside of <Prose>: text after it is in a new one. Text before the first heading is the <Intro>.
 */
export function remarkSections() {
  return (root: Root) => {
    unwrapPictures(root);
    const { kept, groups } = groupsIn(root);
    const [intro = [], ...sections] = groups;
    const end = intro.findIndex(isWide);
    const [text, wide] = end < 0 ? [intro, []] : [intro.slice(0, end), intro.slice(end)];
    root.children = [
      ...kept,
      ...(text.length > 0 ? [jsx('Intro', text)] : []),
      ...(wide.length > 0 ? [jsx('Section', columns(wide))] : []),
      ...sections.map(([heading, ...content]) => jsx('Section', [heading as RootContent, ...columns(content)])),
    ];
  };
}

/** The content before the first heading of level 2, and from each such heading on; and what belongs to no place in the text. */
function groupsIn(root: Root) {
  const kept: RootContent[] = [];
  const groups: RootContent[][] = [[]];
  let depth = 0;
  for (const node of root.children) {
    if (node.type === 'html') depth = Math.max(0, depth + openedTags(node));
    if (node.type === 'mdxjsEsm' || node.type === 'footnoteDefinition') kept.push(node);
    else if (node.type === 'heading' && node.depth === 2 && depth === 0) groups.push([node]);
    else groups.at(-1)?.push(node);
  }
  return { kept, groups };
}

/** How many tags a piece of HTML opens that it does not close: what follows up to their end, headings too, is inside of them. */
const openedTags = (node: Html) =>
  tagsIn(node)
    .filter(({ name }) => needsEnd(name))
    .reduce((sum, { isEnd }) => sum + (isEnd ? -1 : 1), 0);

const isWide = (node: RootContent) => MARKDOWN_COMPONENTS[componentName(node) ?? '']?.isWide === true;

/** Puts the content between wide components into <Prose>, which is one column of text. */
function columns(content: RootContent[]): RootContent[] {
  const end = content.findIndex(isWide);
  const text = end < 0 ? content : content.slice(0, end);
  const prose = text.length > 0 ? [jsx('Prose', text)] : [];
  return end < 0 ? prose : [...prose, content[end] as RootContent, ...columns(content.slice(end + 1))];
}

/** Takes pictures out of their paragraph: Markdown puts them into a <p>, where HTML allows no <figure>. */
function unwrapPictures(root: Root): void {
  visit(root, 'paragraph', (paragraph, index, parent) => {
    if (!parent || index === undefined || !paragraph.children.every(isPictureOrSpace)) return;
    parent.children.splice(index, 1, ...(paragraph.children.filter(isPicture) as unknown as RootContent[]));
  });
}

const isPicture = (node: PhrasingContent) => node.type === 'image';
const isPictureOrSpace = (node: PhrasingContent) => isPicture(node) || (node.type === 'text' && node.value.trim() === '');
