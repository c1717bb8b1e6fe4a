import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Html } from 'mdast';
import { visit } from 'unist-util-visit';

/** The HTML tags that a text may contain. They do no harm, and none of them loads a file. The owner's guide lists them. */
export const PLAIN_TAGS =
  'abbr b blockquote br caption cite code dd del details dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr'.split(
    ' ',
  );

/** Tags with the address of a page or of a file. In a .md file the build checks and prepares these too. */
export const ADDRESS_TAGS = ['a', 'audio', 'img', 'source', 'track', 'video'];

/** Those of them that play a file. */
export const PLAYER_TAGS = ['audio', 'source', 'track', 'video'];

const TAGS = new Set([...PLAIN_TAGS, ...ADDRESS_TAGS]);

/** What is left out together with its content. Of all other tags that are not allowed, the text stays. */
const WITHOUT_CONTENT =
  /^(applet|button|canvas|embed|form|frameset|iframe|input|math|noembed|object|script|select|style|svg|template|textarea|title)$/;

/** Other tags of HTML. What is in none of these lists is no tag: the "float" of vector<float> is text. */
const OTHER_TAGS =
  /^(acronym|address|area|article|aside|base|basefont|bdi|bdo|big|body|center|col|colgroup|data|datalist|dialog|dir|fieldset|font|footer|frame|h1|head|header|hgroup|html|keygen|label|legend|link|main|map|marquee|menu|meta|meter|nav|nobr|noscript|optgroup|option|output|param|picture|progress|search|slot|strike|tt)$/;

const ATTRIBUTES: Record<string, string[]> = {
  '*': ['dir', 'id', 'lang', 'title'],
  a: ['href', 'name'],
  audio: ['controls', 'loop', 'src'],
  details: ['open'],
  img: ['alt', 'height', 'src', 'width'],
  ol: ['reversed', 'start'],
  source: ['src', 'type'],
  td: ['colSpan', 'rowSpan'],
  th: ['colSpan', 'rowSpan', 'scope'],
  time: ['dateTime'],
  track: ['default', 'kind', 'label', 'src', 'srcLang'],
  video: ['controls', 'height', 'loop', 'muted', 'playsInline', 'poster', 'src', 'width'],
};

export const isAllowedTag = (name: string) => TAGS.has(name);
export const losesContent = (name: string) => WITHOUT_CONTENT.test(name);
/** Tags that HTML closes where another begins, or that have nothing in them. */
const ENDS_BY_ITSELF = /^(br|dd|dt|embed|hr|img|input|li|p|rp|rt|source|tbody|td|tfoot|th|thead|tr|track|wbr)$/;

/** Whether a tag lasts until it is closed. Tags that are left out, such as <font>, do not matter. */
export const needsEnd = (name: string) => (isAllowedTag(name) || losesContent(name)) && !ENDS_BY_ITSELF.test(name);

export const isTag = (name: string) => isAllowedTag(name) || losesContent(name) || OTHER_TAGS.test(name);
export const isAllowedAttribute = (tag: string, name: string) => [ATTRIBUTES['*'], ATTRIBUTES[tag]].some((names) => names?.includes(name));

/** The id of an element; old texts name their anchors instead. */
export const idOf = ({ tagName, properties: { id, name } }: Element) => id ?? (tagName === 'a' ? name : undefined);

/** A comment, or a tag with its name. */
const COMMENT_OR_TAG = /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)(?=[\s/>])(?:"[^"]*"|'[^']*'|[^"'>])*>/gi;

/** HTML in which what only looks like a tag has become text. */
export const withTagsOnly = (value: string) =>
  value.replace(COMMENT_OR_TAG, (written, _, name?: string) =>
    name === undefined || isTag(name.toLowerCase()) ? written : `&lt;${written.slice(1)}`,
  );

interface Tag {
  name: string;
  isEnd: boolean;
  line: number;
}

/** The tags in a piece of HTML, with their lines in the file; also those that only end or only begin in it. */
export function tagsIn({ value, position }: Html): Tag[] {
  return Array.from(value.matchAll(COMMENT_OR_TAG)).flatMap(({ 1: slash, 2: name, index }) => {
    const line = (position?.start.line ?? 1) + value.slice(0, index).split('\n').length - 1;
    return name === undefined ? [] : { name: name.toLowerCase(), isEnd: slash === '/', line };
  });
}

/** The elements that begin in a piece of HTML, each with its line in the file. */
export function elementsIn({ value, position }: Html): { element: Element; line: number }[] {
  const found: { element: Element; line: number }[] = [];
  const start = position?.start.line ?? 1;
  visit(fromHtml(value, { fragment: true }), 'element', (element) => {
    const { position: own } = element; // What the parser adds, such as <tbody>, has none.
    if (own) found.push({ element, line: start + own.start.line - 1 });
  });
  return found;
}
