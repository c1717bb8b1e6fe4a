import sprite from '../garden.svg';
import type { GardenEvent } from '../state/garden-events.ts';

/** The positions of the drops on a tile, from left to right. */
const DROPS = [
  [-34, -6],
  [-12, 12],
  [6, -14],
  [22, 8],
  [40, -4],
] as const;

/** Water or fertiliser that falls on a tile. */
export function TileEffect({ kind }: Pick<GardenEvent, 'kind'>) {
  if (kind === 'feed') return <use href={`${sprite}#fed`} className="garden-fall" />;
  if (kind !== 'water') return null;
  return DROPS.map(([x, y]) => <use key={x} href={`${sprite}#drop`} x={x} y={y} className="garden-fall" />);
}
