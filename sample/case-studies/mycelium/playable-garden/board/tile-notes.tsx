import type { CSSProperties } from 'react';
import { SIDE } from '../rules.ts';
import type { GardenEvent } from '../state/garden-events.ts';
import { words } from '../words.ts';
import { middleOf, VIEW } from './plot.tsx';

const across = (x: number) => `${(x / VIEW.width) * 100}%`;
const down = (y: number) => `${(y / VIEW.height) * 100}%`;

/**
 * The position of a note, so that it covers no other tile: beside tiles at the back and below tiles at the front, in both cases on the
 * lawn. In the middle there is no lawn, so the note is on the soil of the tile itself.
 */
function placeOf(tile: number): CSSProperties {
  const { x, y } = middleOf(tile);
  const columnMinusRow = (tile % SIDE) - Math.floor(tile / SIDE);
  const isLeft = columnMinusRow < 0;
  const side = (near: number) => (isLeft ? { right: across(VIEW.width - x + near) } : { left: across(x + near) });
  if (Math.abs(columnMinusRow) === SIDE - 1) return { [isLeft ? 'left' : 'right']: across(4), top: down(y + 86) };
  if (y < middleOf(4).y) return { ...side(44), bottom: down(VIEW.height - y + 45) };
  if (columnMinusRow !== 0) return { ...side(0), top: down(y + 72) };
  return { left: across(x), top: down(y === middleOf(4).y ? y + 4 : y + 66), translate: '-50%' };
}

/** One or two words at a tile about what happened there. The status line below the board has the full sentence, also for screen readers. */
export function TileNotes({ events }: { events: readonly GardenEvent[] }) {
  return (
    <div aria-hidden="true">
      {events.map(
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
