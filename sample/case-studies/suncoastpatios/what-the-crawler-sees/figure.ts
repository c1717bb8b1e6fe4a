import type { WorkingPiece } from '#src/figures/working-figure.tsx';
import styles from './frame.css?url';
import { Frame } from './frame.tsx';
import { intro } from './intro.ts';
import { labels } from './labels.ts';
import { MeasuredTable } from './measured-table.tsx';

/** Compares the same page, delivered in two ways, at any moment after its request. */
export const whatTheCrawlerSees = {
  name: 'crawler',
  intro,
  styles,
  Frame,
  facts: { heading: labels.measured, Facts: MeasuredTable },
  load: () => import('./crawler.tsx'),
} satisfies WorkingPiece;
