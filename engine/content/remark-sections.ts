import type { PhrasingContent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

/** Parts that are wider than the column of text: they end the prose of their section. */
export const WIDE_PARTS = new Set(['Claims', 'Figure', 'Marquee', 'Pictures', 'Wide']);

interface Part {
  type: 'mdxJsxFlowElement';
  name: string;
  attributes: never[];
  children: RootContent[];
}

const part = (name: string, children: RootContent[]): RootContent =>
  ({ type: 'mdxJsxFlowElement', name, attributes: [], children }) satisfies Part as unknown as RootContent;

const isWide = (node: RootContent) => WIDE_PARTS.has((node as unknown as Part).name);

/** Gives each heading and what follows it a section of its own: <Section><h2/><Prose>…</Prose>…</Section>; what comes before is the <Intro>. */
export function remarkSections() {
  return (root: Root) => {
    const kept: RootContent[] = [];
    const groups: RootContent[][] = [[]];
    for (const node of root.children) {
      if ((node.type as string) === 'mdxjsEsm') kept.push(node);
      else if (node.type === 'heading' && node.depth === 2) groups.push([node]);
      else groups.at(-1)?.push(...withoutPictureParagraph(node));
    }
    const [intro = [], ...sections] = groups;
    root.children = [...kept, ...(intro.length > 0 ? [part('Intro', intro)] : []), ...sections.map(section)];
  };
}

function section([heading, ...content]: RootContent[]): RootContent {
  const end = content.findIndex(isWide);
  const prose = end < 0 ? content : content.slice(0, end);
  return part('Section', [heading as RootContent, part('Prose', prose), ...(end < 0 ? [] : content.slice(end))]);
}

/** Markdown puts pictures into a paragraph; a figure cannot stand in one. */
function withoutPictureParagraph(node: RootContent): RootContent[] {
  if (isWide(node)) {
    const wide = node as unknown as Part;
    wide.children = wide.children.flatMap(withoutPictureParagraph);
    return [node];
  }
  return node.type === 'paragraph' && node.children.every(isPictureOrSpace) ? node.children.filter(isPicture) : [node];
}

const isPicture = (node: PhrasingContent) => node.type === 'image';
const isPictureOrSpace = (node: PhrasingContent) => isPicture(node) || (node.type === 'text' && node.value.trim() === '');

/** Names the kind of each picture among the words, by the part that it stands in: `![…](map.webp)` is imported as `map.webp?wide`. */
export function remarkPictureKinds() {
  return (root: Root) =>
    visit(root, 'image', (image, _index, parent) => {
      image.url += (parent as unknown as Part).name === 'Pictures' ? '?third' : '?wide';
    });
}
