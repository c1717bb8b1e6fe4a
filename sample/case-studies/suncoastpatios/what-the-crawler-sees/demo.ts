import type { DemoDefinition } from '#src/demos/demo.tsx';
import { intro } from './intro.ts';
import { labels } from './labels.ts';
import { MeasuredTable } from './measured-table.tsx';
import styles from './placeholder.css?url';
import { Placeholder } from './placeholder.tsx';

/** Compares the same page, delivered in two ways, at any moment after its request. */
export const whatTheCrawlerSees = {
  name: 'crawler',
  intro,
  styles,
  Placeholder,
  facts: { heading: labels.measured, Facts: MeasuredTable },
  load: () => import('./crawler.tsx'),
} satisfies DemoDefinition;
