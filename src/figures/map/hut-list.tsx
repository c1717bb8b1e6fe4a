import { useId } from 'react';
import { map as words } from '#content/figures/map.ts';
import { type Hut, huts, shortName } from './places.ts';

const { use } = words;

interface ListProps {
  chosen: Hut | undefined;
  choose: (hut: Hut) => void;
  own: () => void;
}

/** The huts by number, and one place for a point of the visitor's own. */
export function HutList({ chosen, choose, own }: ListProps) {
  const name = useId();
  const heading = useId();
  const entries = [
    ...huts.map((hut, index) => ({
      mark: String(index + 1),
      name: shortName(hut),
      where: hut.name.slice(shortName(hut).length + 2),
      isChosen: hut === chosen,
      act: () => choose(hut),
    })),
    { mark: '+', name: use.ownPoint, where: use.ownHint, isChosen: !chosen, act: own },
  ];
  return (
    <>
      <h4 id={heading}>{use.huts}</h4>
      <div role="radiogroup" aria-labelledby={heading} className="map-huts">
        {entries.map(({ mark, name: own, where, isChosen, act }) => (
          <label key={mark}>
            {/* A press on the hut that is chosen already shows it again. */}
            <input
              type="radio"
              name={name}
              aria-label={`${own}, ${where}`}
              checked={isChosen}
              onChange={act}
              onClick={() => isChosen && act()}
            />
            <i aria-hidden="true">{mark}</i>
            <span aria-hidden="true">
              {own} <small>{where}</small>
            </span>
          </label>
        ))}
      </div>
    </>
  );
}
