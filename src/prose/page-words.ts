import type { ComponentType } from 'react';
import type { OwnPage } from '#schema';

/** What an MDX file is once it is loaded. */
export interface PageWords {
  default: ComponentType<{ components: Record<string, unknown> }>;
  /** The facts of a page of the owner's own; those of a case study are in its meta.ts. */
  page?: OwnPage;
}

/** What a screen is told whose words are such a file. */
export interface WordsScreenProps {
  /** Its address, without the slash. */
  slug: string;
  words: PageWords;
}

/** The code of such a screen. */
export interface WordsScreen {
  default: ComponentType<WordsScreenProps>;
  /** Fetches what is seen of it first, ahead of time. */
  fetchAhead?: (slug: string) => void;
}
