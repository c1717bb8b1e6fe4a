import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { fillTemplate } from '#src/demos/helpers.ts';
import { BOARD, centreOf, Tile } from './board.tsx';
import { type GardenEvent, tileName } from './events.ts';
import sprite from './garden.svg';
import { labels } from './labels.ts';
import { type Care, type Garden, moveOnPress, SIDE } from './rules.ts';
import { gardenStore } from './store.ts';

/**
 * The area of a tile that can be pressed: as large as possible without touching its neighbours, and raised, because mushrooms stand
 * higher than their soil.
 */
const PRESS_AREA = { width: 100, height: 116, raised: 30 };

/** Events after which a plant is animated as new. */
const NEW_PLANT_EVENTS = new Set<string | undefined>(['plant', 'pins', 'ripe']);

/** The tile that each key moves the focus to. */
const KEYS: Record<string, (tile: number) => number> = {
  ArrowLeft: (tile) => (tile % SIDE === 0 ? tile : tile - 1),
  ArrowRight: (tile) => (tile % SIDE === SIDE - 1 ? tile : tile + 1),
  ArrowUp: (tile) => (tile < SIDE ? tile : tile - SIDE),
  ArrowDown: (tile) => (tile >= SIDE * (SIDE - 1) ? tile : tile + SIDE),
  Home: () => 0,
  End: () => SIDE * SIDE - 1,
};

const percentOfWidth = (x: number) => `${(x / BOARD.width) * 100}%`;
const percentOfHeight = (y: number) => `${(y / BOARD.height) * 100}%`;

/** The accessible name of a tile: where it is, what is on it, and what a press does. */
function tileLabel(garden: Garden, tile: number, care: Care): string {
  const { stages, wet, fed, bare, actions } = labels;
  const plant = garden.tiles[tile];
  const content = plant ? [stages[plant.stage], plant.wet > 0 && wet, plant.isFed && fed].filter(Boolean).join(', ') : bare;
  const { kind } = moveOnPress(garden, tile, care) as { kind: keyof typeof actions };
  return fillTemplate(labels.tile, { name: tileName(tile), content, action: actions[kind] });
}

interface TileButtonsProps {
  garden: Garden;
  care: Care;
  events: readonly GardenEvent[];
  messageCount: number;
}

/** The tiles as buttons: one tab stop for all, arrow keys to move between them. A press makes the move that fits the tile. */
export function TileButtons({ garden, care, events, messageCount }: TileButtonsProps) {
  const [current, setCurrent] = useState(0);
  const group = useRef<HTMLDivElement>(null);

  const moveFocus = (event: KeyboardEvent) => {
    const next = KEYS[event.key]?.(current);
    if (next === undefined) return;
    event.preventDefault();
    group.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and the board has no line for one
    <div ref={group} role="group" className="garden-tiles" aria-label={labels.board} onKeyDown={moveFocus}>
      {garden.tiles.map((plant, tile) => {
        const tileEvent = events.find((event) => event.tile === tile);
        const { x, y } = centreOf(tile);
        const left = percentOfWidth(x - PRESS_AREA.width / 2);
        const top = percentOfHeight(y - PRESS_AREA.raised - PRESS_AREA.height / 2);
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: tiles never change places
            key={tile}
            type="button"
            tabIndex={tile === current ? 0 : -1}
            aria-label={tileLabel(garden, tile, care)}
            style={{ left, top }}
            onFocus={() => setCurrent(tile)}
            onClick={() => gardenStore.dispatch(moveOnPress(gardenStore.read().garden, tile, care))}
          >
            <svg
              aria-hidden="true"
              viewBox="-100 -112 200 216"
              className={NEW_PLANT_EVENTS.has(tileEvent?.kind) ? 'garden-new-plant' : undefined}
            >
              <Tile tile={tile} plant={plant}>
                <use href={`${sprite}#focus-ring`} className="garden-focus-ring" />
              </Tile>
              {tileEvent && <FallingDrops key={messageCount} kind={tileEvent.kind} />}
            </svg>
          </button>
        );
      })}
    </div>
  );
}

/** The positions of the drops on a tile, from left to right. */
const DROPS = [
  [-34, -6],
  [-12, 12],
  [6, -14],
  [22, 8],
  [40, -4],
] as const;

/** Water or fertiliser that falls on a tile. */
function FallingDrops({ kind }: Pick<GardenEvent, 'kind'>) {
  if (kind === 'feed') return <use href={`${sprite}#fed`} className="garden-falling" />;
  if (kind !== 'water') return null;
  return DROPS.map(([x, y]) => <use key={x} href={`${sprite}#drop`} x={x} y={y} className="garden-falling" />);
}

/**
 * The position of a note, so that it covers no other tile: beside tiles at the back and below tiles at the front, in both cases on the
 * lawn. In the middle there is no lawn, so the note is on the soil of the tile itself.
 */
function notePosition(tile: number): CSSProperties {
  const { x, y } = centreOf(tile);
  const columnMinusRow = (tile % SIDE) - Math.floor(tile / SIDE);
  const isLeft = columnMinusRow < 0;
  const beside = (distance: number) =>
    isLeft ? { right: percentOfWidth(BOARD.width - x + distance) } : { left: percentOfWidth(x + distance) };
  if (Math.abs(columnMinusRow) === SIDE - 1) return { [isLeft ? 'left' : 'right']: percentOfWidth(4), top: percentOfHeight(y + 86) };
  if (y < centreOf(4).y) return { ...beside(44), bottom: percentOfHeight(BOARD.height - y + 45) };
  if (columnMinusRow !== 0) return { ...beside(0), top: percentOfHeight(y + 72) };
  return { left: percentOfWidth(x), top: percentOfHeight(y === centreOf(4).y ? y + 4 : y + 66), translate: '-50%' };
}

/** One or two words at a tile about what happened there. The status line below the board has the full sentence, also for screen readers. */
export function TileNotes({ events }: { events: readonly GardenEvent[] }) {
  return (
    <div aria-hidden="true">
      {events.map(
        ({ kind, tile }) =>
          tile !== undefined &&
          labels.tileNotes[kind] && (
            <span key={tile} className="garden-note" style={notePosition(tile)}>
              {labels.tileNotes[kind]}
            </span>
          ),
      )}
    </div>
  );
}
