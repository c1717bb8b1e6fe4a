import type { Prose } from '#schema';
import { EMOJI_NAMES, emojiNamed, TEX_SIGNS } from '../content/markdown-forms.ts';

// What other tools understand in Markdown, and this site shows as it is written.

export interface Markup {
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
export const MARKUP: Markup[] = [
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
export const IN_HTML: Markup = {
  pattern: new RegExp([BOLD, ITALIC, CODE, LINK, FORMULA, EMOJI_NAMES].map(({ source }) => source).join('|')),
  what: 'Markdown inside an HTML tag:',
  remedy: 'Leave an empty line before and after it; or write HTML.',
};
