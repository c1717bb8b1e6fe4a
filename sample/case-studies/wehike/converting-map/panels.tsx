import { useEffect, useId, useRef } from 'react';
import { fillTemplate } from '#src/demos/helpers.ts';
import { formatDegrees, formatDms, formatNumber } from './format.ts';
import { type GridPoint, stepsOf } from './geography/convert.ts';
import { type Hut, huts, shortName } from './geography/places.ts';
import { labels } from './labels.ts';
import type { PinState } from './use-pin.ts';

/** The list of huts, with a last entry for a point that the visitor chooses on the map. */
export function HutList({ pin, chooseHut }: { pin: PinState; chooseHut: (hut: Hut) => void }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // On small screens the list is a strip. It shows the chosen entry also if the hut was chosen on the map.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the checked radio button changes with the hut
  useEffect(() => {
    const chosen = list.current?.querySelector(':checked')?.parentElement;
    if (chosen) list.current?.scrollTo({ left: chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2 });
  }, [pin.hut]);
  const entries = [
    ...huts.map((hut, index) => ({
      mark: String(index + 1),
      name: shortName(hut),
      location: hut.name.slice(shortName(hut).length + 2),
      isChosen: hut === pin.hut,
      choose: () => chooseHut(hut),
    })),
    { mark: '+', name: labels.ownPoint, location: labels.ownHint, isChosen: !pin.hut, choose: pin.chooseOwnPoint },
  ];
  return (
    <div className="map-list">
      <h4 id={id}>{labels.huts}</h4>
      <div ref={list} role="radiogroup" aria-labelledby={id} className="map-huts">
        {entries.map(({ mark, name, location, isChosen, choose }) => (
          <label key={mark}>
            {/* onClick: a press on the chosen hut fires no change event, but must show the hut again. */}
            <input type="radio" name={`${id}-hut`} checked={isChosen} onChange={choose} onClick={() => isChosen && choose()} />
            <i aria-hidden="true">{mark}</i>
            <span>
              {name} <small>{location}</small>
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}

interface CoordinatesProps {
  pin: PinState;
  /** The point of the pin; with swapped axes while the switch is on. */
  shownPoint: GridPoint;
  swap: () => void;
}

/** The coordinates of the pin in both systems, and the switch that swaps the axes. */
export function Coordinates({ pin: { shown, isSwapped }, shownPoint, swap }: CoordinatesProps) {
  const { latitude, longitude } = formatDegrees(shown);
  const axes = { [labels.directions.east]: formatNumber(shownPoint.easting), [labels.directions.north]: formatNumber(shownPoint.northing) };
  const angles = { [latitude]: formatDms(shown[1]), [longitude]: formatDms(shown[0]) };
  return (
    <div className="map-coordinates" data-swapped={isSwapped || undefined}>
      <dl>
        <dt>{labels.grid}</dt>
        {Object.entries(axes).map(([letter, value]) => (
          <dd key={letter}>
            <span className="sr-only">{`${letter} ${value} m`}</span>
            <em aria-hidden="true">{letter}</em> <b aria-hidden="true">{value}</b> <small aria-hidden="true">m</small>
          </dd>
        ))}
      </dl>
      <button type="button" role="switch" aria-checked={isSwapped} className="map-swap" onClick={swap}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 8h15l-4-4M20 16H5l4 4" />
        </svg>
        {labels.swap}
        <i aria-hidden="true" className="map-swap-track" />
      </button>
      <dl className="map-degrees">
        <dt>{labels.degrees}</dt>
        {Object.entries(angles).map(([decimal, dms]) => (
          <dd key={decimal}>
            <b>{decimal}</b> <small>{dms}</small>
          </dd>
        ))}
      </dl>
    </div>
  );
}

/** The steps from metres to degrees, with the numbers of this point. */
export function ConversionSteps({ point }: { point: GridPoint }) {
  const { fromOrigin, unscaled, degrees } = stepsOf(point);
  const formatBoth = ({ x, y }: { x: number; y: number }) => ({ x: formatNumber(x), y: formatNumber(y) });
  const position = `[${degrees.map((value) => value.toFixed(6)).join(',\u00a0')}]`.replaceAll('-', '−');
  return (
    <details>
      <summary>{labels.steps}</summary>
      <ol>
        <li>{fillTemplate(labels.origin, formatBoth(fromOrigin))}</li>
        <li>{fillTemplate(labels.scale, formatBoth(unscaled))}</li>
        <li>{fillTemplate(labels.unroll, formatDegrees(degrees))}</li>
        <li>{fillTemplate(labels.geojson, { position })}</li>
      </ol>
    </details>
  );
}
