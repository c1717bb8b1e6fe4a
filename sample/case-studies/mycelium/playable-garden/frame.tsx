import sprite from './garden.svg';
import { Lawn } from './lawn.tsx';
import { middleOf, Plot, VIEW } from './plot.tsx';
import { newGarden } from './rules.ts';

/** The garden as it stands until it can be played: the one that everybody begins with. */
export function Frame({ description }: { description: string }) {
  return (
    <svg role="img" aria-label={description} viewBox={`0 0 ${VIEW.width} ${VIEW.height}`} className="garden-ground">
      <use href={`${sprite}#shade`} />
      <Lawn />
      {newGarden().tiles.map((planted, tile) => {
        const { x, y } = middleOf(tile);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
          <g key={tile} transform={`translate(${x} ${y})`}>
            <Plot tile={tile} planted={planted} />
          </g>
        );
      })}
    </svg>
  );
}
