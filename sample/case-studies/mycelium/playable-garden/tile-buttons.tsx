import { type KeyboardEvent, useRef, useState } from 'react';
import { middleOf, VIEW } from './board.tsx';
import sprite from './garden.svg';
import { gardenStore } from './garden-store.ts';
import { type Care, type Garden, pressOn, SIDE } from './rules.ts';
import { tileName } from './sentences.ts';
import { words } from './words.ts';

/** What a press is for, in the drawing: as large as it can be without touching its neighbour, and raised, because caps stand above their soil. */
const TARGET = { width: 100, height: 112, raised: 20 };

const STEPS: Record<string, (tile: number) => number> = {
  ArrowLeft: (tile) => (tile % SIDE === 0 ? tile : tile - 1),
  ArrowRight: (tile) => (tile % SIDE === SIDE - 1 ? tile : tile + 1),
  ArrowUp: (tile) => (tile < SIDE ? tile : tile - SIDE),
  ArrowDown: (tile) => (tile >= SIDE * (SIDE - 1) ? tile : tile + SIDE),
  Home: () => 0,
  End: () => SIDE * SIDE - 1,
};

/** The tiles as buttons: one tab stop for all, arrow keys between them, a press does what the tile asks for. */
export function TileButtons({ garden, care }: { garden: Garden; care: Care }) {
  const [current, setCurrent] = useState(0);
  const group = useRef<HTMLDivElement>(null);

  const walk = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(current);
    if (next === undefined) return;
    event.preventDefault();
    group.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and the board has no line for one
    <div ref={group} role="group" className="garden-tiles" aria-label={words.board} onKeyDown={walk}>
      {garden.tiles.map((_, tile) => {
        const { x, y } = middleOf(tile);
        const left = `${((x - TARGET.width / 2) / VIEW.width) * 100}%`;
        const top = `${((y - TARGET.raised - TARGET.height / 2) / VIEW.height) * 100}%`;
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
            key={tile}
            type="button"
            tabIndex={tile === current ? 0 : -1}
            aria-label={tileName(garden, tile, care)}
            style={{ left, top }}
            onFocus={() => setCurrent(tile)}
            onClick={() => gardenStore.make(pressOn(gardenStore.read().garden, tile, care))}
          >
            <svg aria-hidden="true" viewBox="-100 -58 200 116">
              <use href={`${sprite}#ring`} />
            </svg>
          </button>
        );
      })}
    </div>
  );
}
