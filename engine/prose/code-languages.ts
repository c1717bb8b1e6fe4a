import { all, common, type Grammar } from '@wooorm/starry-night';
import type { Element, Root } from 'hast';
import rehypeStarryNight from 'rehype-starry-night';
import { visit } from 'unist-util-visit';

type File = Parameters<ReturnType<typeof rehypeStarryNight>>[1];

const PLAIN_TEXT = ['text', 'txt', 'plain', 'plaintext'];

/** Two languages may have the same ending: the common one is meant. */
const GRAMMARS = [...common, ...all];

/** A language has several names, such as "typescript", and the endings of its files, such as "ts". */
function grammarOf(language: string): Grammar | undefined {
  const name = language.toLowerCase();
  return GRAMMARS.find(({ names }) => names.includes(name)) ?? GRAMMARS.find(({ extensions }) => extensions.includes(`.${name}`));
}

export const isCodeLanguage = (language: string) => PLAIN_TEXT.includes(language.toLowerCase()) || grammarOf(language) !== undefined;

/** The language of a block of code; empty for any other element. */
export function languageOf({ tagName, properties: { className } }: Element): string {
  const [name = ''] = tagName === 'code' && Array.isArray(className) ? className : [];
  return String(name).replace('language-', '');
}

/**
 * Colours code with class names, because the content security policy forbids style attributes. It loads the languages of the page and
 * those that they contain, such as CSS in HTML: to load all 710 of them would add a second to every build.
 */
export function rehypeCodeColours() {
  return async (root: Root, file: File) => {
    const used = new Set<Grammar>();
    const add = (grammar: Grammar | undefined) => grammar && used.add(grammar);
    visit(root, 'element', (element) => void add(grammarOf(languageOf(element))));
    for (const { dependencies = [] } of used) for (const scope of dependencies) add(GRAMMARS.find(({ scopeName }) => scopeName === scope));
    if (used.size > 0) await highlighterFor([...used])(root, file);
  };
}

/** By the languages that they know. One for each page would take up all memory on a site with a hundred pages. */
const highlighters = new Map<string, ReturnType<typeof rehypeStarryNight>>();

function highlighterFor(grammars: Grammar[]) {
  const key = String(grammars.map(({ scopeName }) => scopeName).sort());
  const highlighter = highlighters.get(key) ?? rehypeStarryNight({ grammars, plainText: PLAIN_TEXT });
  highlighters.set(key, highlighter);
  return highlighter;
}
