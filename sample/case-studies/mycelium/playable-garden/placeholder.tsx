import { Lawn } from './board/lawn.tsx';
import { middleOf, Plot, VIEW } from './board/plot.tsx';
import sprite from './garden.svg';
import { newGarden } from './rules.ts';

/** The drawing of the garden until it can be played: the start of a new game. */
export function Placeholder({ description }: { description: string }) {
  return (
    <svg role="img" aria-label={description} viewBox={`0 0 ${VIEW.width} ${VIEW.height}`} className="garden-ground">
      <use href={`${sprite}#shade`} />
      <Lawn />
      {newGarden().tiles.map((planted, tile) => {
        const { x, y } = middleOf(tile);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: tiles never change places
          <g key={tile} transform={`translate(${x} ${y})`}>
            <Plot tile={tile} planted={planted} />
          </g>
        );
      })}
    </svg>
  );
}
