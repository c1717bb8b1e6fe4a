import { useId } from 'react';
import { type Hut, huts, shortName } from '../geography/places.ts';
import type { PinState } from '../sheet/use-pin.ts';
import { words } from '../words.ts';

/** The list of huts, with a last entry for a point that the visitor chooses on the map. */
export function HutList({ pin, choose }: { pin: PinState; choose: (hut: Hut) => void }) {
  const id = useId();
  const entries = [
    ...huts.map((hut, index) => ({
      mark: String(index + 1),
      name: shortName(hut),
      where: hut.name.slice(shortName(hut).length + 2),
      isChosen: hut === pin.hut,
      act: () => choose(hut),
    })),
    { mark: '+', name: words.ownPoint, where: words.ownHint, isChosen: !pin.hut, act: pin.chooseOwnPoint },
  ];
  return (
    <>
      <h4 id={id}>{words.huts}</h4>
      <div role="radiogroup" aria-labelledby={id} className="map-huts">
        {entries.map(({ mark, name, where, isChosen, act }) => (
          <label key={mark}>
            {/* onClick: a press on the chosen hut fires no change event, but must show the hut again. */}
            <input type="radio" name={`${id}-hut`} checked={isChosen} onChange={act} onClick={() => isChosen && act()} />
            <i aria-hidden="true">{mark}</i>
            <span>
              {name} <small>{where}</small>
            </span>
          </label>
        ))}
      </div>
    </>
  );
}
