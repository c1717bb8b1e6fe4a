import type { ReactNode } from 'react';
import type { Article, CustomPage, PictureSource } from '#schema';
import type { DemoDefinition } from '#src/demos/demo.tsx';
import type { ArticleFacts, ArticleLinks } from '#src/lib/articles.ts';

/** The text of an MDX file, as a component. */
type MdxText = (props: { components: Record<string, unknown> }) => ReactNode;

/** What the body.mdx of a case study exports. */
export interface CaseStudyText {
  default: MdxText;
  /** How many minutes it takes to read, and the text that says so: "4 minute read". The build adds both. */
  minutes: number;
  readingTime: string;
  /** The first interactive demo in the text, if there is one. */
  firstDemo?: DemoDefinition;
}

/** What pages/<address>.mdx exports. */
export interface CustomPageText {
  default: MdxText;
  page: CustomPage;
}

/** What writing/<address>.mdx exports. */
export interface ArticleText {
  default: MdxText;
  article: Article;
  /** The build adds these two. */
  facts: ArticleFacts & ArticleLinks;
  picture?: PictureSource;
}
