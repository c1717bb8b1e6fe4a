import type { ComponentType, ReactNode } from 'react';
import type { CustomPage } from '#schema';
import type { DemoDefinition } from '#src/demos/demo.tsx';

/** What a loaded MDX file exports. */
export interface MdxPage {
  default: (props: { components: Record<string, unknown> }) => ReactNode;
  /** The heading and metadata of a custom page. A case study has them in its meta.ts instead. */
  page?: CustomPage;
  /** The reading time of a case study, which the build counts. */
  minutes?: number;
  /** The first interactive demo in the text, if there is one. */
  firstDemo?: DemoDefinition;
}

/** The props of a screen that shows an MDX file. */
export interface MdxScreenProps {
  /** The route without its slash. */
  slug: string;
  mdx: MdxPage;
}

/** The module of a screen that shows an MDX file. */
export interface MdxScreen {
  default: ComponentType<MdxScreenProps>;
  /** Fetches more of the page when the visitor points at a link to it. */
  preload?: (props: MdxScreenProps) => void;
}
