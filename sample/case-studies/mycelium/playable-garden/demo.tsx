import type { DemoDefinition } from '#src/demos/demo.tsx';
import { BOARD, centreOf, Lawn, Tile } from './board.tsx';
import { intro } from './intro.ts';
import styles from './placeholder.css?url';
import { newGarden } from './rules.ts';

/** A picture of the garden at the start of a new game. */
function Placeholder({ description }: { description: string }) {
  return (
    <svg role="img" aria-label={description} viewBox={`0 0 ${BOARD.width} ${BOARD.height}`} className="garden-ground">
      <Lawn />
      {newGarden().tiles.map((plant, tile) => {
        const { x, y } = centreOf(tile);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: tiles never change places
          <g key={tile} transform={`translate(${x} ${y})`}>
            <Tile tile={tile} plant={plant} />
          </g>
        );
      })}
    </svg>
  );
}

/** The game of the case study, as a small garden to play in the page. */
export const playableGarden = { name: 'garden', intro, styles, Placeholder, load: () => import('./garden.tsx') } satisfies DemoDefinition;
