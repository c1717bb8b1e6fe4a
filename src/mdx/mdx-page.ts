import type { ReactNode } from 'react';
import type { CustomPage } from '#schema';
import type { DemoDefinition } from '#src/demos/demo.tsx';

/** The text of an MDX file, as a component. */
type MdxText = (props: { components: Record<string, unknown> }) => ReactNode;

/** What the body.mdx of a case study exports. */
export interface CaseStudyText {
  default: MdxText;
  /** The reading time, which the build counts. */
  minutes: number;
  /** The first interactive demo in the text, if there is one. */
  firstDemo?: DemoDefinition;
}

/** What pages/<address>.mdx exports. */
export interface CustomPageText {
  default: MdxText;
  page: CustomPage;
}
