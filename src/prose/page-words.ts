import type { ComponentType, ReactNode } from 'react';
import type { OwnPage } from '#schema';

/** What a loaded MDX file exports. */
export interface PageWords {
  default: (props: { components: Record<string, unknown> }) => ReactNode;
  /** The facts of an extra page of the owner. A case study has them in its meta.ts instead. */
  page?: OwnPage;
}

/** The props of a screen that shows an MDX file. */
export interface WordsScreenProps {
  /** The route without its slash. */
  slug: string;
  words: PageWords;
}

/** The module of a screen that shows an MDX file. */
export interface WordsScreen {
  default: ComponentType<WordsScreenProps>;
  /** Loads what the page shows first, before the visitor goes there. */
  fetchAhead?: (slug: string) => void;
}
