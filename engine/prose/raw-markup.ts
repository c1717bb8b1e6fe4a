import type { Code, Image, Link, Parents, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Prose } from '#schema';
import { asOneLine } from '../../schema/fields.ts';
import type { Finding } from '../content/parse-yaml.ts';
import { IN_HTML, MARKUP, type Markup } from './markup-patterns.ts';

// What other tools understand in Markdown, and this site shows as it is written. Its owner is told, because a reader would wonder.

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
  const inSource = markup.filter(({ pattern }) => pattern.test(source)); // Of hundreds of articles, few texts have any.
  return inSource.flatMap(({ pattern, what, remedy, where = () => true }) => {
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
