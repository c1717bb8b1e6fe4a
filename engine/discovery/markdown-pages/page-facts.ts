import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { hasClass, listOf } from './elements.ts';

/** What a document says of itself, and the parts of it that are read. */
export function pageFacts(document: Root) {
  const found: Element[] = [];
  visit(document, 'element', (node) => void found.push(node));
  const need = (what: string, test: (node: Element) => boolean): Element => {
    const node = found.find(test);
    if (!node) throw new Error(`A page has no ${what}: nobody can write its Markdown.`);
    return node;
  };
  const [title] = need('title', ({ tagName }) => tagName === 'title').children;
  return {
    title: title?.type === 'text' ? title.value : '',
    description: String(need('description', ({ properties }) => properties.name === 'description').properties.content),
    url: String(need('canonical address', ({ properties: { rel } }) => Array.isArray(rel) && rel.includes('canonical')).properties.href),
    main: need('main part', ({ tagName }) => tagName === 'main'),
    pages: pagesOf(found.filter(({ tagName }) => tagName === 'nav')),
    notes: found.filter((node) => hasClass(node, 'demo-note')),
  };
}

/** The pages that the navigation of the site leads to, each once. */
function pagesOf(navigations: Element[]): Element {
  const links = new Map<unknown, Element>();
  for (const navigation of navigations)
    visit(navigation, 'element', (node) => {
      const { href } = node.properties;
      if (node.tagName === 'a' && !links.has(href)) links.set(href, node);
    });
  return listOf([...links.values()]);
}
