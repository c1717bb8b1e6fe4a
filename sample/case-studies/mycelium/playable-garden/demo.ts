import type { DemoDefinition } from '#src/demos/demo.tsx';
import { intro } from './intro.ts';
import styles from './placeholder.css?url';
import { Placeholder } from './placeholder.tsx';

/** The game of the case study, as a small garden to play in the page. */
export const playableGarden = { name: 'garden', intro, styles, Placeholder, load: () => import('./garden.tsx') } satisfies DemoDefinition;
