import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Prose } from '#schema';
import { EMOJI_NAMES, emojiNamed } from '../content/markdown-forms.ts';
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

/** By the order in which they are tried: of several that match at one place, only the first is reported. */
const MARKUP: Markup[] = [
  { pattern: /<!--/, what: 'the comment', remedy: 'Leave no empty line in it.' },
  { pattern: /!\[\[[^\]]+\]\]/, what: 'the Obsidian picture', remedy: 'Write ![what it shows](file.png).' },
  { pattern: /\[\[_?TOC_?\]\]|^\s*\[TOC\]\s*$|\{:toc\}/i, what: 'the table of contents', remedy: 'Delete it: long articles have one.' },
  { pattern: /\[\[[^\]]+\]\]/, what: 'the wiki link', remedy: 'Write [words](file.md).' },
  {
    pattern: /\{\{[<%][^}]*|\{%[^}]*|\{\{\s*(?:site|page|post|layout)\.[^}]*/,
    what: 'the shortcode',
    remedy: 'Write Markdown: ![what it shows](file.png) for a figure.',
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
  { pattern: /\{(?:[.#:][ \w.#-]+|[\w-]+=)[^{}\n]*\}/, what: 'the attributes', remedy: 'Delete them.' },
  { pattern: /^(?::::+|!!!).*/m, what: 'the container', remedy: 'Write a quote that begins with [!NOTE].' },
  {
    pattern: EMOJI_NAMES,
    what: 'the emoji',
    remedy: 'GitHub has none of this name.',
    where: (found) => found.split(':').some((name) => /[a-z]/i.test(name) && emojiNamed(name) === undefined),
  },
  {
    pattern: /\$\$[\s\S]*?(?:\$\$|$)|(?<![\w\\$])\$(?![\s{])[^$\n]*[^\s\\$]\$(?![\w{$])/,
    what: 'the formula',
    remedy: 'Write "math: true" into the front matter, or into facts.yaml; or a backslash before each $ that is a dollar.',
    where: (_, { hasMath }) => !hasMath,
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
  pattern: new RegExp([BOLD, ITALIC, CODE, LINK, EMOJI_NAMES].map(({ source }) => source).join('|')),
  what: 'Markdown inside an HTML tag:',
  remedy: 'Leave an empty line before and after it; or write HTML.',
};

/** What is shown as it is written in a text, one message for each kind on each line. */
export function rawMarkup(prose: Prose, root: Root): Finding[] {
  const found: Finding[] = [];
  visit(root, (node) => {
    const line = node.position?.start.line ?? 1;
    const source = prose.body.slice(node.position?.start.offset, node.position?.end.offset); // In which a backslash says that a sign is meant as it is.
    if (node.type === 'code') found.push(...codeAdvice(node, source).map((text) => ({ line, text })));
    if (node.type === 'text') found.push(...markupIn(MARKUP, prose, source, line));
    if (node.type === 'html') found.push(...markupIn([...MARKUP, IN_HTML], prose, wordsOf(source), line));
  });
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
  const [, info = ''] = /^(?:`{3,}|~{3,})[ \t]*(.*)/.exec(source) ?? [];
  const isPlain = info.trim() === (lang ?? '');
  return [
    ...(lang === 'mermaid' ? ['has a diagram in Mermaid, shown as its code. Export it as an SVG, and show that as a picture.'] : []),
    ...(isPlain
      ? []
      : [`has code with ${info.trim()} behind the backticks. Only the name of the language has an effect: delete the rest.`]),
  ];
}
