import type { PhrasingContent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { jsx, partIn } from './mdx-nodes.ts';
import { PARTS } from './parts.ts';

/**
 * Gives each heading and what follows it a section of its own: <Section><h2/><Prose>…</Prose>…</Section>. A wide part ends the
 * prose, which goes on below it. The words before the first heading are the <Intro>.
 */
export function remarkSections() {
  return (root: Root) => {
    freePictures(root);
    const kept: RootContent[] = [];
    const groups: RootContent[][] = [[]];
    for (const node of root.children) {
      if (node.type === 'mdxjsEsm' || node.type === 'footnoteDefinition') kept.push(node);
      else if (node.type === 'heading' && node.depth === 2) groups.push([node]);
      else groups.at(-1)?.push(node);
    }
    const [intro = [], ...sections] = groups;
    const end = intro.findIndex(isWide);
    const [words, wide] = end < 0 ? [intro, []] : [intro.slice(0, end), intro.slice(end)];
    root.children = [
      ...kept,
      ...(words.length > 0 ? [jsx('Intro', words)] : []),
      ...(wide.length > 0 ? [jsx('Section', columns(wide))] : []),
      ...sections.map(([heading, ...content]) => jsx('Section', [heading as RootContent, ...columns(content)])),
    ];
  };
}

const isWide = (node: RootContent) => PARTS[partIn(node) ?? '']?.isWide === true;

/** Words between two wide parts are one column of prose. */
function columns(content: RootContent[]): RootContent[] {
  const end = content.findIndex(isWide);
  const words = end < 0 ? content : content.slice(0, end);
  const prose = words.length > 0 ? [jsx('Prose', words)] : [];
  return end < 0 ? prose : [...prose, content[end] as RootContent, ...columns(content.slice(end + 1))];
}

/** Markdown puts pictures into a paragraph; a figure cannot stand in one. */
function freePictures(root: Root): void {
  visit(root, 'paragraph', (paragraph, index, parent) => {
    if (!parent || index === undefined || !paragraph.children.every(isPictureOrSpace)) return;
    parent.children.splice(index, 1, ...(paragraph.children.filter(isPicture) as unknown as RootContent[]));
  });
}

const isPicture = (node: PhrasingContent) => node.type === 'image';
const isPictureOrSpace = (node: PhrasingContent) => isPicture(node) || (node.type === 'text' && node.value.trim() === '');
