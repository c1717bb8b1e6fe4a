import type { Html, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Finding } from '../content/parse-yaml.ts';
import { elementsIn, isAllowedAttribute, isAllowedTag, isTag, losesContent, needsEnd, tagsIn } from './html-tags.ts';
import { idsIn, isTakenId } from './remark-anchors.ts';

/** What is left out of the HTML in a text, so that its owner knows. */
export function htmlAdvice(node: Html): Finding[] {
  const left = outerTags(node).flatMap(({ name, isEnd, line }) => {
    if (isEnd || isAllowedTag(name)) return [];
    const what = losesContent(name) ? 'is left out with all that is in it' : 'is left out; the text in it stays';
    const text = isTag(name)
      ? `has the HTML tag <${name}>, which ${what}.${INSTEAD[name] ?? ''}`
      : `has <${name}>, which is no HTML tag and is shown as text. Write code between backticks.`;
    return { line, text };
  });
  const others = elementsIn(node).flatMap(({ element: { tagName, properties }, line }) => {
    const isPercentage = (name: string) => name === 'width' && !Number(properties[name]); // Only pixels have an effect.
    const names = Object.keys(properties).filter((name) => !isAllowedAttribute(tagName, name) || isPercentage(name));
    if (!isAllowedTag(tagName) || names.length === 0) return [];
    const written = names.map((name) => (name === 'className' ? 'class' : name)).join(' and ');
    return { line, text: `has the HTML tag <${tagName}> with ${written}, which is left out.` };
  });
  const instruction = /^<(?:\?|!(?!--))\S*/.exec(node.value)?.[0];
  const line = node.position?.start.line ?? 1;
  return [...left, ...others, ...(instruction ? [{ line, text: `has ${instruction}, which is left out.` }] : [])];
}

/** The tags in a piece of HTML, but for those inside of one that is left out with all that is in it. */
function outerTags(node: Html) {
  let around: string | undefined;
  return tagsIn(node).filter(({ name, isEnd }) => {
    const isInside = around !== undefined;
    if (isEnd && name === around) around = undefined;
    else if (!isEnd && !isInside && losesContent(name)) around = name;
    return !isInside;
  });
}

/** What to write in place of some tags. */
const INSTEAD: Record<string, string> = {
  iframe: ' Write a link to what it shows; for a video of your own, use <video src="…" poster="…">.',
  script: ' The content security policy would block it.',
  style: ' Write the rules into theme.css.',
};

/** A comment or the like that does not end, and so hides all text below it. */
export function unclosedComment({ value }: Html): string[] {
  if (/<!--(?![\s\S]*-->)/.test(value)) return ['has a comment that does not end. Write --> behind it.'];
  const [start] = /^<\?(?![\s\S]*\?>)\S*|^<!\[CDATA\[(?![\s\S]*\]\]>)/.exec(value) ?? [];
  return start ? [`has ${start}, which does not end. Delete it, or put it between backticks.`] : [];
}

/** Tags that are opened and never closed: all of the text below would be in them, or left out with them. */
export function unclosedTags(root: Root): Finding[] {
  const opened = new Map<string, number[]>();
  visit(root, 'html', (node) => {
    for (const { name, isEnd, line } of tagsIn(node)) {
      if (isEnd) opened.get(name)?.pop();
      else if (needsEnd(name)) opened.set(name, [...(opened.get(name) ?? []), line]);
    }
  });
  const remedy = (name: string) => (isAllowedTag(name) ? '' : ', or a backslash before it if it is a word of your text');
  return [...opened].flatMap(([name, lines]) =>
    lines.map((line) => ({
      line,
      text: `has <${name}>, which does not end. Write </${name}> behind what belongs to it${remedy(name)}.`,
    })),
  );
}

/** Ids that the page itself or another tag of the text has: a link would lead to the wrong place. */
export function idProblems(root: Root): Finding[] {
  const ids = idsIn(root);
  return ids.flatMap(({ id, line }, index) => {
    const isUsed = isTakenId(id) || ids.findIndex((one) => one.id === id) < index;
    return isUsed ? { line, text: `has the id "${id}", which the page has already. Choose another one.` } : [];
  });
}
