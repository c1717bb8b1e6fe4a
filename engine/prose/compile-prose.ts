import type { CompileOptions } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import type { MarkdownLabels } from '#schema';
import { splitFrontMatter } from '../content/text-file.ts';
import { rehypeCodeColours } from './code-languages.ts';
import { rehypeBlocks } from './rehype-blocks.ts';
import { remarkAnchors, remarkReferences } from './remark-anchors.ts';
import { remarkDemo, remarkFacts } from './remark-exports.ts';
import { remarkImports } from './remark-imports.ts';
import { remarkPictures } from './remark-pictures.ts';
import { remarkSections } from './remark-sections.ts';

interface Options {
  root: string;
  labels: MarkdownLabels;
  /** The code of the facts about the text in a file of the project. */
  codeOfFacts: (file: string) => string | undefined;
}

/** Takes the front matter out of a text before it is compiled. Empty lines stay in its place, so that errors name the right line. */
export function frontMatterPlugin(): Plugin {
  return {
    name: 'front-matter',
    enforce: 'pre',
    transform: { filter: { id: /\.mdx?$/ }, handler: (text) => splitFrontMatter(text).body },
  };
}

/** How Markdown files are compiled: GitHub's Markdown, and our own components such as `<Wide>`. */
export function mdxOptions({ root, labels, codeOfFacts }: Options): CompileOptions {
  return {
    remarkPlugins: [
      remarkGfm,
      remarkReferences,
      remarkAnchors,
      remarkSections,
      remarkPictures,
      remarkImports,
      remarkDemo,
      [remarkFacts, root, codeOfFacts],
    ],
    rehypePlugins: [rehypeCodeColours, [rehypeBlocks, labels]],
    remarkRehypeOptions: {
      clobberPrefix: '',
      footnoteLabel: labels.footnotes,
      footnoteBackLabel: (note, time) => `${labels.backToText} ${note + 1}${time > 1 ? `-${time}` : ''}`,
    },
  };
}
