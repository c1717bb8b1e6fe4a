import type { FirstWords } from '../measure/first-words.ts';
import type { Answers } from '../measure/interactions.ts';
import type { PageFigures } from '../measure/lighthouse.ts';
import type { Navigations } from '../measure/navigations.ts';

/** How and where it was measured. */
export interface About {
  runs: number;
  date: string;
  commit: string;
  browser: string;
  cores: number;
  load: number;
}

/** By name: the two baselines, and each page by its route. */
export type Pages = Record<string, PageFigures>;

/** What Lighthouse does not measure, of the home page. */
export interface HomeFigures {
  words: Record<'bare HTML' | '/' | 'letters included', FirstWords>;
  answers: Answers;
  navigation: Navigations;
  idlePercent: number;
}

export interface Results extends HomeFigures {
  about: About;
  pages: Pages;
}

/** A page that every run measures. */
export function figuresOf(pages: Pages, name: string): PageFigures {
  const figures = pages[name];
  if (!figures) throw new Error(`"${name}" was not measured.`);
  return figures;
}
