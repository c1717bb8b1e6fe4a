import type { Element, ElementContent } from 'hast';
import { childOf, element, elementsIn, hasClass, listOf, text } from './elements.ts';

/** An element in the form that Markdown has for what it means; undefined where it stays as it is. */
export function rewritten(node: Element): Element | undefined {
  const { tagName, properties } = node;
  if (properties.role === 'img' && properties.ariaLabel) return drawing(node);
  if (tagName === 'picture') return childOf(node, 'img'); // One size of it.
  if (tagName === 'figure') return figure(node);
  if (tagName === 'dl') return definitions(node);
  if (tagName === 'summary') return element('p', {}, [element('strong', {}, node.children)]);
  if (tagName === 'div' && elementsIn(node).length > 1 && node.children.every(isLink)) return listOf(node.children);
  return undefined;
}

const isLink = (node: ElementContent) => node.type === 'element' && node.tagName === 'a';

/** What a drawing shows, in words; a box of a list of tasks is one that Markdown knows. */
function drawing(node: Element): Element {
  const { ariaLabel, dataDone } = node.properties;
  if (hasClass(node, 'task')) return element('input', { type: 'checkbox', checked: dataDone !== undefined }, []);
  return element('p', {}, [text(String(ariaLabel))]);
}

function figure(node: Element): Element | undefined {
  const [quote, film, code, caption] = ['blockquote', 'video', 'pre', 'figcaption'].map((tag) => childOf(node, tag));
  if (code) return code; // Its caption is the language, which stands beside the code in Markdown too.
  if (quote && caption)
    return element('blockquote', {}, [element('p', {}, quote.children), element('p', {}, [text('— '), ...caption.children])]);
  if (film && caption) return listOf([element('a', { href: film.properties.src }, caption.children), ...captionsOf(film)]);
  return undefined;
}

/** The spoken words of a film are a file of text. */
const captionsOf = (film: Element) =>
  elementsIn(film)
    .filter(({ tagName }) => tagName === 'track')
    .map(({ properties: { src, label } }) => element('a', { href: src }, [text(String(label))]));

/** "**Role:** Design and development", one line for each term. */
function definitions(node: Element): Element {
  const rows = elementsIn(node).flatMap((child) => (child.tagName === 'div' ? elementsIn(child) : [child]));
  const items: Element[] = [];
  for (const { tagName, children } of rows) {
    if (tagName === 'dt') items.push(element('li', {}, [element('strong', {}, [...children, text(':')])]));
    else items.at(-1)?.children.push(text(' '), ...children);
  }
  return element('ul', {}, items);
}
