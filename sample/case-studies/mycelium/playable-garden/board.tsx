import type { ReactNode } from 'react';
import sprite from './garden.svg';
import { type Plant, SIDE, STAGES, type Stage } from './rules.ts';

/** The size of the board, in units of its SVG. */
export const BOARD = { width: 640, height: 470 };

/** The centre of a tile on the board. */
export function centreOf(tile: number): { x: number; y: number } {
  const [row, column] = [Math.floor(tile / SIDE), tile % SIDE];
  return { x: BOARD.width / 2 + (column - row) * 102, y: 122 + (column + row) * 58 };
}

/** Grass, flowers and stones in the four corners of the board, where neither tiles nor panels cover them at any screen width. */
const DECORATIONS = [
  ['tuft', 38, 128],
  ['daisy', 76, 98],
  ['tuft', 122, 74],
  ['tuft', 516, 66],
  ['daisy', 560, 92],
  ['daisy', 604, 124],
  ['daisy', 34, 366],
  ['stone', 72, 398],
  ['tuft', 116, 432],
  ['daisy', 168, 420],
  ['tuft', 498, 428],
  ['daisy', 544, 404],
  ['stone', 586, 424],
  ['tuft', 606, 372],
] as const;

/** What lies below and around the tiles: their shade, and the decorations of the lawn. */
export function Lawn() {
  return (
    <>
      <use href={`${sprite}#shade`} />
      <g className="garden-lawn">
        {DECORATIONS.map(([kind, x, y]) => (
          <use key={x} href={`${sprite}#${kind}`} x={x} y={y} />
        ))}
      </g>
    </>
  );
}

/** The scale of a plant at the start of each stage. It grows from there to 1, so that growth is visible. */
const START_SCALE: Record<Stage, number> = { spores: 0.65, pins: 0.7, ripe: 1 };
const SPECIES = ['ember', 'honey', 'dusk'];

/** The picture of a stage. Neighbouring tiles have different species, so that a full garden is colourful. */
export function pictureOf(stage: Stage, tile: number): string {
  const species = SPECIES[(Math.floor(tile / SIDE) * 2 + tile) % SPECIES.length];
  return stage === 'spores' ? `${sprite}#spores` : `${sprite}#${stage}-${species}`;
}

/** One tile with its plant, around the origin of the SVG. The children are drawn on the soil, below the mushrooms. */
export function Tile({ tile, plant, children }: { tile: number; plant: Plant | null; children?: ReactNode }) {
  return (
    <>
      <use href={`${sprite}#tile`} />
      {plant && plant.wet > 0 && <use href={`${sprite}#wet`} />}
      {plant?.isFed && <use href={`${sprite}#fed`} />}
      {children}
      {plant && <Mushrooms tile={tile} {...plant} />}
    </>
  );
}

function Mushrooms({ tile, stage, grown }: Plant & { tile: number }) {
  const isRipe = stage === 'ripe';
  const progress = isRipe ? 1 : Math.min(1, grown / STAGES[stage].growsFor);
  const scale = START_SCALE[stage] + (1 - START_SCALE[stage]) * progress;
  const ring = { fill: 'none', strokeWidth: 6, strokeLinecap: 'round', cy: 3, rx: 50, ry: 27 } as const;
  return (
    <>
      {isRipe && <use href={`${sprite}#glow`} className="garden-glow" />}
      <ellipse {...ring} stroke="#1a0f08" strokeOpacity=".55" />
      {/* The progress ring starts at the front edge, where the mushrooms do not hide it. */}
      <ellipse {...ring} stroke="#ffd877" pathLength="1" strokeDasharray={`${progress} 1`} transform="rotate(180) scale(1 -1)" />
      <use key={stage} href={pictureOf(stage, tile)} className="garden-plant" transform={`scale(${scale})`} />
      {isRipe && (
        <>
          <use href={`${sprite}#spark`} x="-46" y="-62" />
          <use href={`${sprite}#spark`} transform="translate(42 -74) scale(.7)" />
          <use href={`${sprite}#spark`} transform="translate(58 -30) scale(.55)" />
        </>
      )}
    </>
  );
}
