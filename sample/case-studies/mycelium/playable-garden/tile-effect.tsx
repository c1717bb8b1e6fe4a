import sprite from './garden.svg';
import type { Happening } from './happenings.ts';

/** Where drops fall, from left to right. */
const DROPS = [
  [-34, -6],
  [-12, 12],
  [6, -14],
  [22, 8],
  [40, -4],
] as const;

/** What falls on a tile that is cared for. */
export function TileEffect({ kind }: Pick<Happening, 'kind'>) {
  if (kind === 'feed') return <use href={`${sprite}#fed`} className="garden-fall" />;
  if (kind !== 'water') return null;
  return DROPS.map(([x, y]) => <use key={x} href={`${sprite}#drop`} x={x} y={y} className="garden-fall" />);
}
