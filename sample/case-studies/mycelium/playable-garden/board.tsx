import type { CSSProperties } from 'react';
import sprite from './garden.svg';
import { type Planted, SIDE, STAGES, type Stage } from './rules.ts';

/** The size of the drawing. */
export const VIEW = { width: 640, height: 470 };

/** The middle of a tile in the drawing. */
export function middleOf(tile: number): { x: number; y: number } {
  const [row, column] = [Math.floor(tile / SIDE), tile % SIDE];
  return { x: VIEW.width / 2 + (column - row) * 100, y: 112 + (column + row) * 56 };
}

/** How small each stage begins: what grows can be seen to grow, hour by hour. */
const SMALLEST: Record<Stage, number> = { spores: 0.55, pins: 0.55, ripe: 1 };
const COLOURS = ['#d9552f', '#e9a63a', '#b27aa6', '#b5794f'];

/** Neighbours differ, so that a full garden is a colourful one. */
const colourOf = (tile: number) => COLOURS[(Math.floor(tile / SIDE) + 2 * tile) % COLOURS.length];

/** The garden as a drawing; the buttons that lie over it say the same in words. */
export function Board({ tiles }: { tiles: readonly (Planted | null)[] }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}>
      <use href={`${sprite}#ground`} />
      {tiles.map((planted, tile) => {
        const { x, y } = middleOf(tile);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
          <g key={tile} transform={`translate(${x} ${y})`} style={{ color: colourOf(tile) }}>
            <use href={`${sprite}#tile`} />
            {planted && <Growth {...planted} />}
          </g>
        );
      })}
    </svg>
  );
}

function Growth({ stage, grown, wet, isFed }: Planted) {
  const scale = SMALLEST[stage] + (1 - SMALLEST[stage]) * Math.min(1, grown / STAGES[stage].growsFor);
  return (
    <>
      {wet > 0 && <use href={`${sprite}#wet`} />}
      {isFed && <use href={`${sprite}#fed`} />}
      {stage === 'ripe' && <use href={`${sprite}#glow`} className="garden-glow" />}
      <use key={stage} href={`${sprite}#${stage}`} className="garden-growth" style={{ scale } as CSSProperties} />
    </>
  );
}
