import type { WorkingPiece } from '#src/figures/working-figure.tsx';
import styles from './frame.css?url';
import { Frame } from './frame.tsx';
import { intro } from './intro.ts';

/** A garden that can be played. */
export const playableGarden = { name: 'garden', intro, styles, Frame, load: () => import('./garden.tsx') } satisfies WorkingPiece;
