import type { Code, Image, Link, Parents, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Prose } from '#schema';
import { asOneLine } from '../../schema/fields.ts';
import { EMOJI_NAMES, emojiNamed, TEX_SIGNS } from '../content/markdown-forms.ts';
import type { Finding } from '../content/parse-yaml.ts';

// What other tools understand in Markdown, and this site shows as it is written. Its owner is told, because a reader would wonder.

interface Markup {
  /** What it looks like in the text between other Markdown. */
  pattern: RegExp;
  /** What it is, with the words that were found. */
  what: string;
  /** What to do about it. */
  remedy: string;
  /** Whether it is so in this text. */
  where?: (found: string, prose: Prose) => boolean;
}

/** A formula; but not ${VARIABLE}, and not the space between two prices. */
const FORMULA = /\$\$[\s\S]*?(?:\$\$|$)|(?<![\w\\$])\$(?![\s{])[^$\n]*[^\s\\$]\$(?![\w{$])|(?<![\w\\$])\$ [^$\n]*[\\^_][^$\n]*\$(?![\w{$])/;

/** By the order in which they are tried: of several that match at one place, only the first is reported. */
const MARKUP: Markup[] = [
  { pattern: /<!--/, what: 'the comment', remedy: 'Leave no empty line in it.' },
  { pattern: /!\[\[[^\]]+\]\]/, what: 'the Obsidian picture', remedy: 'Write ![what it shows](file.png).' },
  {
    pattern: /\[\[_?TOC_?\]\]|\{\{TOC\}\}|^\s*\[TOC\]\s*$|\{:toc\}/i,
    what: 'the table of contents',
    remedy: 'Delete it: long articles have one.',
  },
  { pattern: /\[\[[^\]]+\]\]/, what: 'the wiki link', remedy: 'Write [words](file.md).' },
  {
    pattern:
      /\{\{[<%][^}]*\}*|\{%[^}]*\}|\{::[^}]*\}|\{\{\s*(?:site|page|post|layout|include|content)\b[^}]*\}*|(?<!\$)\{\{[^{}|]*\|[^{}]*\}*/,
    what: 'the shortcode',
    remedy: 'Write what it stands for, in Markdown.',
  },
  {
    pattern: /\[(caption|gallery|embed|youtube|video|audio|playlist)(?:\s[^\]]*)?\](?:[\s\S]*\[\/\1\]|(?<=\s[^\]]*\]))/,
    what: 'the shortcode',
    remedy: 'Write what it stands for, in Markdown.',
  },
  { pattern: /%%[^%]+%%/, what: 'the hidden comment', remedy: 'Write <!-- … -->.' },
  { pattern: /%\[[^\]\n]+\]/, what: 'the embedded page', remedy: 'Write a link to it.' },
  { pattern: /\^\[[^\]\n]+\]/, what: 'the note', remedy: 'Write [^name] here, and [^name]: with its text on a line of its own.' },
  { pattern: /\[@[\w:-]+[^\]\n]*\]/, what: 'the citation', remedy: 'Write a link or a note.' },
  { pattern: /(?<=\s)\^[a-z0-9-]+$/im, what: 'the name of a block', remedy: 'Delete it.' },
  { pattern: /^\*\[[^\]\n]+\]:.*/m, what: 'the abbreviation', remedy: 'Write <abbr title="…">…</abbr>.' },
  { pattern: /^\[[^\]\s xX]\](?=\s)/, what: 'the task', remedy: 'Only [ ] and [x] are tasks.' },
  { pattern: /^#{2,6}[^\s#].*/m, what: 'the heading', remedy: 'Write a space behind the last #.' },
  {
    pattern: /^\|.*\|(?:\s*\n.*\|.*)*$/m,
    what: 'the table',
    remedy: 'Write a line such as | --- | --- | below its first row, with as many columns.',
  },
  {
    pattern: /(?<!\\)\*\*(?:[^\w\s*][^*\n]*|[^*\n]*[^\w\s*])\*\*/,
    what: 'the bold text',
    remedy: 'Write a space outside of the stars, or <b>…</b>.',
  },
  {
    pattern: /(?<!\\)<\/?(?:a|audio|img|video|span|div|p|font)\s[^>\n]*>/i,
    what: 'the HTML tag',
    remedy: 'Write the values of its attributes between quotes.',
  },
  { pattern: /(?<![=\w])==(?=\S)[^=]*/, what: 'the highlight', remedy: 'Write <mark>…</mark>.' },
  { pattern: /(?<![\w+])\+\+(?=\S)[^+\n]*\+\+/, what: 'the insertion', remedy: 'Write <ins>…</ins>.' },
  {
    pattern: /(?<!~)~(?![\s~])[^~\n]*[^\s~]~(?!~)|(?<!~)~[^\s~]~(?!~)/,
    what: 'the subscript',
    remedy: 'Write <sub>…</sub>; or ~~two tildes~~ to strike through.',
  },
  { pattern: /(?<!\[)\^[^\s^[\]]+\^/, what: 'the superscript', remedy: 'Write <sup>…</sup>.' },
  { pattern: /\[\^[^\]\s]+\]/, what: 'the footnote', remedy: 'There is no such note: write [^name]: and its text on a line of its own.' },
  {
    pattern: /(?<=^|[\n> ])\[![a-z]+\]/i,
    what: 'the callout',
    remedy: 'Write > [!NOTE] (or TIP, IMPORTANT, WARNING, CAUTION) on a line of its own.',
  },
  { pattern: /(?<![\w\]\\])!?\[[^\]\n]+\]\[[^\]\n]*\]/, what: 'the link', remedy: 'Nothing says where it leads: write [words](address).' },
  { pattern: /(?:^|\n):[ \t]+\S[^\n]*/, what: 'the definition', remedy: 'Write a list, with the term in **bold**.' },
  {
    pattern: /(?<!\\)!?\[[^\]\n]*\]\([^)\n]*\)?|(?<!\\)\[[^\]\n]+\] \((?:[./]|https?:)[^)\n]*\)/,
    what: 'the link',
    remedy: 'Leave no space before the round bracket, and put an address with spaces between < and >.',
  },
  { pattern: /\{(?:[.#:][ \w.#-]+|[\w-]+=)[^{}\n]*\}/, what: 'the attributes', remedy: 'Delete them.' },
  { pattern: /^(?::::+|!!!|\?\?\?).*/m, what: 'the container', remedy: 'Write a quote that begins with [!NOTE].' },
  {
    pattern: EMOJI_NAMES,
    what: 'the emoji',
    remedy: 'GitHub has none of this name.',
    where: (found) => found.split(':').some((name) => /[a-z]/i.test(name) && emojiNamed(name) === undefined),
  },
  {
    pattern: FORMULA,
    what: 'the formula',
    remedy: 'Write "math: true" into the front matter, or into facts.yaml; or a backslash before each $ that is a dollar.',
    where: (_, { hasMath }) => !hasMath,
  },
  {
    pattern: FORMULA,
    what: 'the formula',
    remedy: 'Write $$ on lines of their own, leave no space inside of single dollar signs, and write \\$ for a dollar in a formula.',
    where: (found) => TEX_SIGNS.test(found),
  },
  {
    pattern: /\\\((?=[^\n]*[\\^_=])[^\n]*?\\\)|^\\\[[\s\S]*\\\]$|\\begin\{[a-z]+\*?\}/,
    what: 'the formula',
    remedy: 'Write it between dollar signs, with "math: true" in the front matter, or in facts.yaml.',
  },
];

const BOLD = /\*\*[^*\n]+\*\*/;
const ITALIC = /(?<![\w*])\*[^*\s][^*\n]*\*(?![\w*])/;
const CODE = /`[^`\n]+`/;
const LINK = /\[[^\]\n]+\]\([^)\n]+\)/;

/** Markdown that is text because there is HTML around it. */
const IN_HTML: Markup = {
  pattern: new RegExp([BOLD, ITALIC, CODE, LINK, FORMULA, EMOJI_NAMES].map(({ source }) => source).join('|')),
  what: 'Markdown inside an HTML tag:',
  remedy: 'Leave an empty line before and after it; or write HTML.',
};

/** What is shown as it is written in a text, one message for each kind on each line. */
export function rawMarkup(prose: Prose, root: Root): Finding[] {
  const found: Finding[] = [];
  visit(root, (node, _index, parent) => {
    const line = node.position?.start.line ?? 1;
    const source = prose.body.slice(node.position?.start.offset, node.position?.end.offset); // In which a backslash says that a sign is meant as it is.
    if (node.type === 'math' && !source.trimEnd().endsWith('$$'))
      found.push({ line, text: 'has a formula that does not end: all of the text below is in it. Write $$ on a line behind it.' });
    if (node.type === 'link') found.push(...linkAdvice(node).map((text) => ({ line, text })));
    if (node.type === 'image') found.push(...captionAdvice(node, parent).map((text) => ({ line, text })));
    if (node.type === 'code') found.push(...codeAdvice(node, source).map((text) => ({ line, text })));
    if (node.type === 'text') found.push(...markupIn(MARKUP, prose, source, line));
    if (node.type === 'html') found.push(...markupIn([...MARKUP, IN_HTML], prose, wordsOf(source), line));
  });
  found.push(...lostNotes(root));
  return found.filter(({ line, text }, index) => found.findIndex((one) => one.line === line && one.text === text) === index);
}

/** A piece of HTML without its tags, its comments and the code in it; its lines stay. */
const wordsOf = (html: string) =>
  html.replace(/<!--[\s\S]*?-->|<(pre|code|script|style)\b[\s\S]*?<\/\1>|<[^>]*>/gi, (left) => left.replace(/[^\n]/g, ' '));

function markupIn(markup: Markup[], prose: Prose, source: string, firstLine: number): Finding[] {
  let left = source; // Without what was found already.
  return markup.flatMap(({ pattern, what, remedy, where = () => true }) => {
    const matches = [...left.matchAll(new RegExp(pattern, `g${pattern.flags}`))].filter(([match]) => where(match, prose));
    return matches.map(({ 0: match, index }) => {
      left = left.slice(0, index) + match.replace(/[^\n]/g, ' ') + left.slice(index + match.length);
      const line = firstLine + source.slice(0, index + match.search(/\S/)).split('\n').length - 1;
      return { line, text: `has ${what} ${start(match)}, shown as it is written. ${remedy}` };
    });
  });
}

/** The start of what was found, on one line. */
function start(match: string): string {
  const text = match.trim().replace(/\s+/g, ' ');
  return text.length > 40 ? `${text.slice(0, 39).trim()}…` : text;
}

/** What is behind the three backticks of a block of code, and has no effect; and diagrams, which stay code. */
function codeAdvice({ lang }: Code, source: string): string[] {
  const [, fence, info = ''] = /^(`{3,}|~{3,})[ \t]*(.*)/.exec(source) ?? [];
  const isPlain = info.trim() === (lang ?? '');
  return [
    ...(fence && !source.trimEnd().endsWith(fence)
      ? [`has code that does not end: all of the text below is in it. Write ${fence} behind it.`]
      : []),
    ...(lang === 'mermaid' ? ['has a diagram in Mermaid, shown as its code. Export it as an SVG, and show that as a picture.'] : []),
    ...(isPlain
      ? []
      : [`has code with ${info.trim()} behind the backticks. Only the name of the language has an effect: delete the rest.`]),
  ];
}

/** Such as the std::string of vector<std::string>, which Markdown takes for an address. */
function linkAdvice({ url }: Link): string[] {
  const [scheme] = /^[a-z][a-z0-9+.-]*:/i.exec(url) ?? [];
  if (!scheme || /^(https?|mailto|tel|sms|xmpp|geo|ftp|ircs?|matrix|javascript|vbscript|data|file|blob):$/i.test(scheme)) return [];
  return [`links to ${asOneLine(url)}, which few browsers can open. Write code between backticks.`];
}

/** Only a picture on a line of its own has a caption. */
function captionAdvice({ title }: Image, parent: Parents | undefined): string[] {
  const isAlone = parent?.type !== 'paragraph' || parent.children.every((child) => child.type === 'image' || textOf(child).trim() === '');
  if (!title || (isAlone && !/^(link|tableCell|heading|emphasis|strong)$/.test(parent?.type ?? ''))) return [];
  return [`has the caption "${asOneLine(title)}" in a sentence, where it is left out. Put the picture on a line of its own.`];
}

/** Notes that nothing refers to, and second ones of a name. */
function lostNotes(root: Root): Finding[] {
  const used = new Set<string>();
  visit(root, 'footnoteReference', ({ identifier }) => void used.add(identifier));
  const lost: Finding[] = [];
  visit(root, 'footnoteDefinition', ({ identifier, label, position }) => {
    const text = `has the note [^${label ?? identifier}], which is left out, because nothing before it refers to it, or another note has its name.`;
    if (!used.delete(identifier)) lost.push({ line: position?.start.line ?? 1, text });
  });
  return lost;
}
