import type { CompileOptions } from '@mdx-js/mdx';
import type { Processor } from 'unified';
import type { MarkdownLabels, Prose } from '#schema';
import { proseTree } from '../content/parse-prose.ts';
import { rehypeCodeColours } from './code-languages.ts';
import { rehypeBlocks } from './rehype-blocks.ts';
import { rehypeHtml } from './rehype-html.ts';
import { rehypeImports } from './rehype-imports.ts';
import { rehypeLinks } from './rehype-links.ts';
import { rehypePictures } from './rehype-pictures.ts';
import { remarkAlerts } from './remark-alerts.ts';
import { remarkAnchors } from './remark-anchors.ts';
import { remarkDemo, remarkFacts } from './remark-exports.ts';
import { remarkFormulas } from './remark-formulas.ts';
import { remarkSections } from './remark-sections.ts';

interface Options {
  labels: MarkdownLabels;
  /** The language of the labels. */
  locale: string;
  /** The text in a file. */
  proseIn: (path: string) => Prose;
  /** The code of the facts about a text. */
  codeOfFacts: (prose: Prose) => string | undefined;
  /** Where a link in a text leads. */
  addressOf: (prose: Prose, url: string) => string;
}

/** How Markdown files are compiled: GitHub's Markdown, and our own components such as `<Wide>`. */
export function mdxOptions({ labels, locale, proseIn, codeOfFacts, addressOf }: Options): CompileOptions {
  return {
    remarkPlugins: [
      [remarkKnownTree, proseIn],
      [remarkAlerts, labels],
      [remarkFormulas, labels],
      remarkAnchors,
      remarkSections,
      remarkDemo,
      [remarkFacts, proseIn, codeOfFacts],
    ],
    rehypePlugins: [
      rehypeHtml,
      [rehypeLinks, proseIn, addressOf],
      rehypePictures,
      rehypeImports,
      rehypeCodeColours,
      [rehypeBlocks, labels, locale],
    ],
    remarkRehypeOptions: {
      clobberPrefix: '',
      footnoteLabel: labels.footnotes,
      footnoteBackLabel: (note, time) => `${labels.backToText} ${note + 1}${time > 1 ? `-${time}` : ''}`,
    },
  };
}

/** Takes the tree that the checks have seen: what they call fine is what the page shows. */
function remarkKnownTree(this: Processor, proseIn: Options['proseIn']) {
  this.parser = (_, { path }) => structuredClone(proseTree(proseIn(path)));
}
