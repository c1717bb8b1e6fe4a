import type { WorkingPiece } from '#src/figures/working-figure.tsx';
import { Frame } from './frame.tsx';
import { intro } from './intro.ts';

/** One page, delivered two ways, at any moment since its request. */
export const whatTheCrawlerSees = { name: 'crawler', intro, Frame, load: () => import('./crawler.tsx') } satisfies WorkingPiece;
