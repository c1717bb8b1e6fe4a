import { type KeyboardEvent, useRef, useState } from 'react';
import sprite from '../garden.svg';
import { type Care, type Garden, pressOn, SIDE } from '../rules.ts';
import { tileName } from '../sentences.ts';
import type { GardenEvent } from '../state/garden-events.ts';
import { gardenStore } from '../state/garden-store.ts';
import { words } from '../words.ts';
import { middleOf, Plot, VIEW } from './plot.tsx';
import { TileEffect } from './tile-effect.tsx';

/**
 * The area of a tile that can be pressed: as large as possible without touching the next one, and raised,
 * because mushrooms are higher than their soil.
 */
const TARGET = { width: 100, height: 116, raised: 30 };

/** Events after which a plant is animated as new. */
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
  events: readonly GardenEvent[];
  messageCount: number;
}

/** The tiles as buttons: one tab stop for all, arrow keys to move between them. A press does the action that fits the tile. */
export function TileButtons({ garden, care, events, messageCount }: Props) {
  const [current, setCurrent] = useState(0);
  const group = useRef<HTMLDivElement>(null);

  const moveFocus = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(current);
    if (next === undefined) return;
    event.preventDefault();
    group.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and the board has no line for one
    <div ref={group} role="group" className="garden-tiles" aria-label={words.board} onKeyDown={moveFocus}>
      {garden.tiles.map((planted, tile) => {
        const tileEvent = events.find((one) => one.tile === tile);
        const { x, y } = middleOf(tile);
        const left = `${((x - TARGET.width / 2) / VIEW.width) * 100}%`;
        const top = `${((y - TARGET.raised - TARGET.height / 2) / VIEW.height) * 100}%`;
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: tiles never change places
            key={tile}
            type="button"
            tabIndex={tile === current ? 0 : -1}
            aria-label={tileName(garden, tile, care)}
            style={{ left, top }}
            onFocus={() => setCurrent(tile)}
            onClick={() => gardenStore.make(pressOn(gardenStore.read().garden, tile, care))}
          >
            <svg aria-hidden="true" viewBox="-100 -112 200 216" className={NEW.has(tileEvent?.kind) ? 'garden-new' : undefined}>
              <Plot tile={tile} planted={planted}>
                <use href={`${sprite}#chosen`} className="garden-chosen" />
              </Plot>
              {tileEvent && <TileEffect key={messageCount} kind={tileEvent.kind} />}
            </svg>
          </button>
        );
      })}
    </div>
  );
}
