import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { FEED } from '../../schema/routes.ts';
import type { Content } from '../content/content.ts';
import { pagesOf } from '../content/pages.ts';
import { escapeXml } from '../escape.ts';
import { ADDRESS_TAGS, PLAIN_TAGS } from '../prose/html-tags.ts';

/** More would be a large file, which feed readers fetch again and again. The list has all articles. */
const MAX_ENTRIES = 30;

/** Noon, so that it is the same day in nearly every time zone. */
const timeOf = (day: string) => `${day}T12:00:00Z`;

/** The articles as an Atom feed with their whole text. `renderText` gives the HTML of an article as its page shows it. */
export async function atomFeed(content: Content, siteUrl: string, renderText: (route: string) => Promise<string>): Promise<string> {
  const { owner } = content;
  const pages = pagesOf(content);
  const articles = pages.filter(({ kind }) => kind === 'article').slice(0, MAX_ENTRIES);
  const entries = articles.map(async ({ route, heading, description, date = '', updated = date, tags = [], lang }) => {
    const url = siteUrl + route;
    return `  <entry${lang ? ` xml:lang="${lang}"` : ''}>
    <id>${url}</id>
    <title>${escapeXml(heading)}</title>
    <link href="${url}"/>
    <published>${timeOf(date)}</published>
    <updated>${timeOf(updated)}</updated>
    <summary>${escapeXml(description)}</summary>
${tags.map(({ name }) => `    <category term="${escapeXml(name)}"/>\n`).join('')}    <content type="html">${escapeXml(feedHtml(await renderText(route), url))}</content>
  </entry>
`;
  });
  const list = pages.find(({ kind }) => kind === 'writing');
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${owner.locale}">
  <id>${siteUrl}${list?.route}</id>
  <title>${escapeXml(`${list?.heading} - ${owner.name}`)}</title>
  <subtitle>${escapeXml(list?.description ?? '')}</subtitle>
  <link href="${siteUrl}${list?.route}"/>
  <link rel="self" type="application/atom+xml" href="${siteUrl}${FEED}"/>
  <updated>${timeOf(
    articles
      .map(({ updated = '' }) => updated)
      .sort()
      .at(-1) ?? '',
  )}</updated>
  <author>
    <name>${escapeXml(owner.name)}</name>
    <uri>${siteUrl}/</uri>
  </author>
${(await Promise.all(entries)).join('')}</feed>
`;
}

/** Boxes, and files with captions, which feed readers do not load. */
const NOT_IN_FEED = ['div', 'section', 'span', 'track'];

/** What a feed reader shows: text, pictures and videos. Of all other elements only the text is kept. */
const SCHEMA: Schema = {
  tagNames: [...PLAIN_TAGS, ...ADDRESS_TAGS].filter((tag) => !NOT_IN_FEED.includes(tag)),
  attributes: {
    a: ['href'],
    audio: ['src', 'controls'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    source: ['src', 'type'],
    time: ['dateTime'],
    video: ['src', 'poster', 'width', 'height', 'controls'],
    '*': ['colSpan', 'rowSpan', 'lang', 'dir', 'title'],
  },
  strip: ['button', 'script', 'style', 'svg'],
};

/** What only the page needs: the same picture in dark mode, text for screen readers, and what is said where scripts are off. */
const ONLY_ON_PAGE = ['dark-only', 'sr-only', 'without-js'];

/** As wide as a feed reader shows a picture. The largest file is for pages on very large screens. */
const PICTURE_WIDTH = 1200;

/** The HTML of an article for readers that know neither our styles nor our scripts, with absolute addresses. */
function feedHtml(html: string, url: string): string {
  const tree: Root = fromHtml(html, { fragment: true });
  visit(tree, 'element', (node, index, parent) => {
    const { properties } = node;
    const classes = [properties.className].flat();
    if (parent && index !== undefined && ONLY_ON_PAGE.some((name) => classes.includes(name))) {
      parent.children.splice(index, 1);
      return index;
    }
    simplify(node, classes);
    for (const name of ['href', 'src', 'poster']) {
      if (properties[name] !== undefined) properties[name] = URL.parse(String(properties[name]), url)?.href;
    }
    return undefined;
  });
  return toHtml(sanitize(tree, SCHEMA));
}

/** Turns what needs our styles or a new browser into what every reader shows. */
function simplify(node: Element, classes: unknown[]): void {
  if (node.tagName === 'picture') chooseFile(node);
  if (node.tagName === 'math') writeAsTex(node);
  if (classes.includes('alert')) node.tagName = 'blockquote';
  // The picture of a checkbox: its name says whether the task is done.
  if (classes.includes('task')) node.children = [{ type: 'text', value: String(node.properties.ariaLabel) }];
}

/** Few feed readers know MathML: they get what its writer wrote. */
function writeAsTex(formula: Element): void {
  visit(formula, { tagName: 'annotation' }, ({ children }: Element) => {
    Object.assign(formula, { tagName: formula.properties.display === 'block' ? 'pre' : 'code', children });
  });
}

/** Leaves a picture only the smallest of its files that is wide enough. The last source lists them with the widest first. */
function chooseFile(picture: Element): void {
  const elements = picture.children.filter((child) => child.type === 'element');
  const files = String(elements.findLast(({ tagName }) => tagName === 'source')?.properties.srcSet ?? '').split(', ');
  const file = files.map((one) => one.split(' ')).findLast(([, width = '']) => Number.parseInt(width, 10) >= PICTURE_WIDTH);
  const image = elements.at(-1);
  if (file && image) image.properties.src = file[0];
  picture.children = elements.slice(-1);
}
