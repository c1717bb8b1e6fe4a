import type { WorkingPiece } from '#src/figures/working-figure.tsx';
import styles from './frame.css?url';
import { Frame } from './frame.tsx';
import { intro } from './intro.ts';

/** The game of the case study, as a small garden to play in the page. */
export const playableGarden = { name: 'garden', intro, styles, Frame, load: () => import('./garden.tsx') } satisfies WorkingPiece;
