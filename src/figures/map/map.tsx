import { useEffect, useRef, useState } from 'react';
import { map as words } from '#content/figures/map.ts';
import { fill } from '#src/figures/fill.ts';
import { loadStyles } from '#src/figures/load-styles.ts';
import { GRID, type GridPoint, kilometresBetween, refusal, swapped, toDegrees, toGrid } from './convert.ts';
import type { CountryMap, Picked } from './country-map.ts';
import styles from './map.css?url';
import { MapView } from './map-view.tsx';
import { BothSystems, Fields, Steps } from './panels.tsx';
import { type Hut, huts, shortName } from './places.ts';
import { metres, refusedBecause, spoken, typedMetres } from './say.ts';

await loadStyles(styles);

const { use } = words;
const FIRST = huts.find(({ name }) => name.startsWith('Luxmore')) ?? (huts[0] as Hut);
const inFields = ({ easting, northing }: GridPoint) => ({ easting: metres(easting), northing: metres(northing) });
/** A press is not more certain than this, however many digits it could have. */
const toMetres = ({ easting, northing }: GridPoint) => ({ easting: Math.round(easting), northing: Math.round(northing) });

/** The map that converts. */
export function Live() {
  const country = useRef<CountryMap>(null);
  const [hut, setHut] = useState<Hut>(FIRST);
  const [typed, setTyped] = useState(inFields(FIRST));
  const [{ refused, told }, setAnswer] = useState({ refused: '', told: 0 });
  const [isSwapped, setSwapped] = useState(false);
  const right = toDegrees(hut);
  const degrees = isSwapped ? toDegrees(swapped(hut)) : right;

  useEffect(() => {
    const at = toDegrees(hut);
    const mistaken = isSwapped ? toDegrees(swapped(hut)) : undefined;
    country.current?.mark(shortName(hut), at, mistaken);
    if (mistaken) country.current?.showWith(mistaken);
  }, [hut, isSwapped]);

  /** Nothing is refused where there is no reason. The same words again are news again. */
  const answer = (reason: string) => setAnswer((before) => ({ refused: reason, told: before.told + 1 }));
  const show = (next: Hut) => {
    const reason = refusal(next);
    answer(reason ? refusedBecause(reason) : '');
    if (reason) return false;
    setHut(next);
    setTyped(inFields(next));
    return true;
  };
  const visit = (next: Hut) => show(next) && !isSwapped && country.current?.goTo(toDegrees(next));

  const pick = (picked: Picked) => {
    if ('name' in picked) return show(picked);
    // Whoever moves the map once around the globe is not back in the country, which is drawn once.
    const isHere = Math.abs(picked.longitude - GRID.meridian) < 180;
    if (!isHere || !show({ name: use.ownPoint, ...toMetres(toGrid(picked)) })) answer(use.refused.atSea);
  };
  const convert = () => {
    const [easting, northing] = [typedMetres(typed.easting), typedMetres(typed.northing)];
    if (easting === undefined || northing === undefined) return answer(use.refused.noNumber);
    visit(huts.find((one) => one.easting === easting && one.northing === northing) ?? { name: use.ownPoint, easting, northing });
  };
  const swap = () => {
    setSwapped(!isSwapped);
    answer('');
    if (isSwapped) country.current?.showCountry();
  };

  const distance = metres(Math.round(kilometresBetween(right, degrees)));
  const sentence = isSwapped
    ? fill(use.wrong, { name: shortName(hut), distance })
    : fill(use.shown, { name: hut.name, ...spoken(degrees) });
  return (
    <div className="map needs-js">
      <MapView country={country} pick={pick} />
      <div className="map-panel">
        <label className="map-choice">
          {use.hut}
          <select value={hut.name} onChange={({ target }) => visit(huts.find(({ name }) => name === target.value) ?? FIRST)}>
            {hut.name === use.ownPoint && <option>{use.ownPoint}</option>}
            {huts.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <Fields typed={typed} type={setTyped} convert={convert} />
        <label className="map-switch">
          <input type="checkbox" checked={isSwapped} onChange={swap} />
          {use.swap}
        </label>
        <p role="status" className="map-said" data-wrong={isSwapped || refused !== '' || undefined}>
          <span key={told}>{refused || sentence}</span>
        </p>
        <BothSystems point={hut} degrees={degrees} />
        <Steps point={hut} isSwapped={isSwapped} />
      </div>
      <p className="map-credit">{use.credit}</p>
    </div>
  );
}
