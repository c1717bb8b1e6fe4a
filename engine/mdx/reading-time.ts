import type { Root, RootContent } from 'mdast';
import type { Content } from '../content/content.ts';
import { readText } from '../content/content-files.ts';
import { countedText } from '../content/numbers.ts';
import { mdxTree, passagesIn } from './parse-mdx.ts';

/** The speed of an adult who reads an article on a screen. */
const WORDS_PER_MINUTE = 220;

/**
 * How many minutes an MDX text takes to read, rounded up. Blocks of code are not counted: a reader looks at them rather than reading
 * them word by word.
 */
export function minutesToRead(mdx: string, locale: string): number {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' }); // Finds the words of languages without spaces too.
  const words = passagesIn(mdx).flatMap(({ text }) => Array.from(segmenter.segment(text)).filter(({ isWordLike }) => isWordLike));
  return Math.max(1, Math.ceil(words.length / WORDS_PER_MINUTE));
}

/** The reading time of a case study in minutes. */
export const readingMinutes = (content: Content, slug: string) => minutesOfFile(content, `${content.folder}/case-studies/${slug}/body.mdx`);

/** The reading time of an MDX file in minutes. */
export const minutesOfFile = ({ root, owner }: Content, file: string) => minutesToRead(readText(root, file), owner.locale);

/** Such as "4 minute read". */
export function readingTime(minutes: number, { labels, owner }: Content): string {
  return countedText(labels.caseStudy.minuteRead, minutes, owner.locale);
}

/** Adds `export const minutes = …, readingTime = …` to the text of a case study, for its page. */
export function remarkReadingTime(content: Content) {
  return (root: Root, file: { basename?: string | undefined; value: unknown }) => {
    if (file.basename !== 'body.mdx') return;
    const minutes = minutesToRead(String(file.value), content.owner.locale);
    const text = JSON.stringify(readingTime(minutes, content));
    root.children.push(...(mdxTree(`export const minutes = ${minutes}, readingTime = ${text}`).children as RootContent[]));
  };
}
