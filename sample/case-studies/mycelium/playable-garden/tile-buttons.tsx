import { type KeyboardEvent, useRef, useState } from 'react';
import sprite from './garden.svg';
import { gardenStore } from './garden-store.ts';
import type { Happening } from './happenings.ts';
import { middleOf, Plot, VIEW } from './plot.tsx';
import { type Care, type Garden, pressOn, SIDE } from './rules.ts';
import { tileName } from './sentences.ts';
import { TileEffect } from './tile-effect.tsx';
import { words } from './words.ts';

/** What a press is for, in the drawing: as large as it can be without touching its neighbour, and raised, because caps stand above their soil. */
const TARGET = { width: 100, height: 116, raised: 30 };

/** What can be seen to come up. */
const NEW = new Set<string | undefined>(['plant', 'pins', 'ripe']);

const STEPS: Record<string, (tile: number) => number> = {
  ArrowLeft: (tile) => (tile % SIDE === 0 ? tile : tile - 1),
  ArrowRight: (tile) => (tile % SIDE === SIDE - 1 ? tile : tile + 1),
  ArrowUp: (tile) => (tile < SIDE ? tile : tile - SIDE),
  ArrowDown: (tile) => (tile >= SIDE * (SIDE - 1) ? tile : tile + SIDE),
  Home: () => 0,
  End: () => SIDE * SIDE - 1,
};

interface Props {
  garden: Garden;
  care: Care;
  happenings: readonly Happening[];
  told: number;
}

/** The tiles as buttons: one tab stop for all, arrow keys between them, a press does what the tile asks for. */
export function TileButtons({ garden, care, happenings, told }: Props) {
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
      {garden.tiles.map((planted, tile) => {
        const happening = happenings.find((one) => one.tile === tile);
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
            <svg aria-hidden="true" viewBox="-100 -112 200 216" className={NEW.has(happening?.kind) ? 'garden-new' : undefined}>
              <Plot tile={tile} planted={planted}>
                <use href={`${sprite}#chosen`} className="garden-chosen" />
              </Plot>
              {happening && <TileEffect key={told} kind={happening.kind} />}
            </svg>
          </button>
        );
      })}
    </div>
  );
}
