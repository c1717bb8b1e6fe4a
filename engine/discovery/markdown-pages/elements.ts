import type { Element, ElementContent, Nodes, Text } from 'hast';

export const element = (tagName: string, properties: Element['properties'], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

export const text = (value: string): Text => ({ type: 'text', value });

export const listOf = (items: ElementContent[]) => {
  const entries = items.map((item) => element('li', {}, [item]));
  return element('ul', {}, entries);
};

export const elementsIn = ({ children }: { children: Nodes[] }) => children.filter((child) => child.type === 'element');

/** The first element of this kind right inside another one. */
export const childOf = (parent: Element, tagName: string) => elementsIn(parent).find((child) => child.tagName === tagName);

export const hasClass = ({ properties: { className } }: Element, name: string) => Array.isArray(className) && className.includes(name);
