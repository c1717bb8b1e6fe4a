import type { CompileOptions } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import type { Content } from '../content/content.ts';
import { rehypeCodeColours } from './code-languages.ts';
import { remarkReadingTime } from './reading-time.ts';
import { rehypeBlocks } from './rehype-blocks.ts';
import { remarkAnchors, remarkReferences } from './remark-anchors.ts';
import { remarkArticle } from './remark-article.ts';
import { remarkDemo } from './remark-demo.ts';
import { remarkImports } from './remark-imports.ts';
import { remarkPictures } from './remark-pictures.ts';
import { remarkSections } from './remark-sections.ts';

/** How MDX files are compiled: GitHub's Markdown, and our own components such as `<Wide>`. */
export function mdxOptions(content: Content): CompileOptions {
  const { markdownLabels: labels } = content;
  return {
    remarkPlugins: [
      remarkGfm,
      remarkReferences,
      remarkAnchors,
      remarkSections,
      remarkPictures,
      remarkImports,
      remarkDemo,
      [remarkReadingTime, content],
      [remarkArticle, content],
    ],
    rehypePlugins: [rehypeCodeColours, [rehypeBlocks, labels]],
    remarkRehypeOptions: {
      clobberPrefix: '',
      footnoteLabel: labels.footnotes,
      footnoteBackLabel: (note, time) => `${labels.backToText} ${note + 1}${time > 1 ? `-${time}` : ''}`,
    },
  };
}
