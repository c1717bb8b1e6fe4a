import type { CSSProperties } from 'react';
import type { Happening } from './happenings.ts';
import { middleOf, VIEW } from './plot.tsx';
import { SIDE } from './rules.ts';
import { words } from './words.ts';

const across = (x: number) => `${(x / VIEW.width) * 100}%`;
const down = (y: number) => `${(y / VIEW.height) * 100}%`;

/**
 * Where a note stands, so that it hides no other tile: beside the growth of the tiles at the back, below the tiles at the front, both
 * over the lawn; in the middle there is no lawn, and it lies on the tile's own soil.
 */
function placeOf(tile: number): CSSProperties {
  const { x, y } = middleOf(tile);
  const aside = (tile % SIDE) - Math.floor(tile / SIDE);
  const isLeft = aside < 0;
  const side = (near: number) => (isLeft ? { right: across(VIEW.width - x + near) } : { left: across(x + near) });
  if (Math.abs(aside) === SIDE - 1) return { [isLeft ? 'left' : 'right']: across(4), top: down(y + 86) };
  if (y < middleOf(4).y) return { ...side(44), bottom: down(VIEW.height - y + 45) };
  if (aside !== 0) return { ...side(0), top: down(y + 72) };
  return { left: across(x), top: down(y === middleOf(4).y ? y + 4 : y + 66), translate: '-50%' };
}

/** What happened, in a word or two at its tile. The sentence about it is said and stands below the board. */
export function TileNotes({ happenings }: { happenings: readonly Happening[] }) {
  return (
    <div aria-hidden="true">
      {happenings.map(
        ({ kind, tile }) =>
          tile !== undefined &&
          words.atTile[kind] && (
            <span key={tile} className="garden-note" style={placeOf(tile)}>
              {words.atTile[kind]}
            </span>
          ),
      )}
    </div>
  );
}
