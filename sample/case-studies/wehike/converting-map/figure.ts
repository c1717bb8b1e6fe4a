import type { WorkingPiece } from '#src/figures/working-figure.tsx';
import styles from './frame.css?url';
import { Frame } from './frame.tsx';
import { intro } from './intro.ts';

/** An interactive map that converts coordinates of the New Zealand grid to degrees. */
export const convertingMap = { name: 'map', intro, styles, Frame, load: () => import('./map.tsx') } satisfies WorkingPiece;
