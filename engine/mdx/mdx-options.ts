import type { CompileOptions } from '@mdx-js/mdx';
import rehypeStarryNight from 'rehype-starry-night';
import remarkGfm from 'remark-gfm';
import type { Content } from '../content/content.ts';
import { CODE_COLOURS } from './code-languages.ts';
import { remarkReadingTime } from './reading-time.ts';
import { rehypeBlocks } from './rehype-blocks.ts';
import { remarkAnchors, remarkReferences } from './remark-anchors.ts';
import { remarkDemo } from './remark-demo.ts';
import { remarkImports } from './remark-imports.ts';
import { remarkPictures } from './remark-pictures.ts';
import { remarkSections } from './remark-sections.ts';

/** How MDX files are compiled: GitHub's Markdown, and our own components such as `<Wide>`. */
export function mdxOptions({ markdownLabels: labels, owner }: Content): CompileOptions {
  return {
    remarkPlugins: [
      remarkGfm,
      remarkReferences,
      remarkAnchors,
      remarkSections,
      remarkPictures,
      remarkImports,
      remarkDemo,
      [remarkReadingTime, owner.locale],
    ],
    // Code is coloured with class names, because the content security policy forbids style attributes.
    rehypePlugins: [
      [rehypeStarryNight, CODE_COLOURS],
      [rehypeBlocks, labels],
    ],
    remarkRehypeOptions: {
      clobberPrefix: '',
      footnoteLabel: labels.footnotes,
      footnoteBackLabel: (note, time) => `${labels.backToText} ${note + 1}${time > 1 ? `-${time}` : ''}`,
    },
  };
}
