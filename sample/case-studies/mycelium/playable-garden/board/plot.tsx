import type { ReactNode } from 'react';
import sprite from '../garden.svg';
import { type Planted, SIDE, STAGES, type Stage } from '../rules.ts';

/** The size of the drawing. */
export const VIEW = { width: 640, height: 470 };

/** The centre of a tile in the drawing. */
export function middleOf(tile: number): { x: number; y: number } {
  const [row, column] = [Math.floor(tile / SIDE), tile % SIDE];
  return { x: VIEW.width / 2 + (column - row) * 102, y: 122 + (column + row) * 58 };
}

/** The scale at which each stage starts. It grows from there to 1, so that growth is visible. */
const SMALLEST: Record<Stage, number> = { spores: 0.65, pins: 0.7, ripe: 1 };
const SPECIES = ['ember', 'honey', 'dusk'];

/** The picture of a stage. Tiles next to each other have different species, so that a full garden is colourful. */
export function pictureOf(stage: Stage, tile: number): string {
  const species = SPECIES[(Math.floor(tile / SIDE) * 2 + tile) % SPECIES.length];
  return stage === 'spores' ? `${sprite}#spores` : `${sprite}#${stage}-${species}`;
}

/** One tile and the mushrooms on it, drawn around its centre. The children are drawn on the soil, below the mushrooms. */
export function Plot({ tile, planted, children }: { tile: number; planted: Planted | null; children?: ReactNode }) {
  return (
    <>
      <use href={`${sprite}#tile`} />
      {planted && planted.wet > 0 && <use href={`${sprite}#wet`} />}
      {planted?.isFed && <use href={`${sprite}#fed`} />}
      {children}
      {planted && <Growth tile={tile} {...planted} />}
    </>
  );
}

function Growth({ tile, stage, grown }: Planted & { tile: number }) {
  const isRipe = stage === 'ripe';
  const progress = isRipe ? 1 : Math.min(1, grown / STAGES[stage].growsFor);
  const scale = SMALLEST[stage] + (1 - SMALLEST[stage]) * progress;
  const ring = { fill: 'none', strokeWidth: 6, strokeLinecap: 'round', cy: 3, rx: 50, ry: 27 } as const;
  return (
    <>
      {isRipe && <use href={`${sprite}#glow`} className="garden-glow" />}
      <ellipse {...ring} stroke="#1a0f08" strokeOpacity=".55" />
      {/* Shows the growth. It starts at the front edge, where the mushrooms do not hide it. */}
      <ellipse {...ring} stroke="#ffd877" pathLength="1" strokeDasharray={`${progress} 1`} transform="rotate(180) scale(1 -1)" />
      <use key={stage} href={pictureOf(stage, tile)} className="garden-growth" transform={`scale(${scale})`} />
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
