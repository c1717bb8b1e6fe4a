import type { ContentTexts } from './content-texts.ts';

/** One breaking change of content/, and what brings an owner's folder over it. */
export interface Migration {
  /** The version of the content that it leads to, from the one before. */
  to: number;
  /** What changes and why, in one sentence for the owner. */
  why: string;
  /** Changes what has not been changed yet: running it twice does no more than running it once. */
  migrate: (content: ContentTexts) => void;
}
