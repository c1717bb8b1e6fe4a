import { map as words } from '#content/figures/map.ts';
import { fill } from '#src/figures/fill.ts';
import { type Degrees, type GridPoint, stepsOf, swapped } from './convert.ts';
import { metres, sexagesimal, spoken } from './say.ts';

const { use } = words;

/** Where the point is, in both systems. */
export function BothSystems({ point, degrees }: { point: GridPoint; degrees: Degrees }) {
  const { latitude, longitude } = spoken(degrees);
  return (
    <dl className="map-systems">
      <div>
        <dt>{use.grid}</dt>
        <dd>
          <span>
            <b>{`${use.directions.east} ${metres(point.easting)} m`}</b>
          </span>
          <span>
            <b>{`${use.directions.north} ${metres(point.northing)} m`}</b>
          </span>
        </dd>
      </div>
      <div>
        <dt>{use.degrees}</dt>
        <dd>
          <span>
            <b>{latitude}</b> <small>{sexagesimal(degrees.latitude)}</small>
          </span>
          <span>
            <b>{longitude}</b> <small>{sexagesimal(degrees.longitude)}</small>
          </span>
        </dd>
      </div>
    </dl>
  );
}

/** How metres become degrees, with the numbers of this point. */
export function Steps({ point, isSwapped }: { point: GridPoint; isSwapped: boolean }) {
  const { fromOrigin, unscaled, degrees } = stepsOf(isSwapped ? swapped(point) : point);
  const both = ({ x, y }: { x: number; y: number }) => ({ x: metres(x), y: metres(y) });
  const position = `[${degrees.longitude.toFixed(6)},\u00a0${degrees.latitude.toFixed(6)}]`.replaceAll('-', '−');
  return (
    <details className="map-steps">
      <summary>{use.steps}</summary>
      <ol>
        <li>{fill(use.origin, both(fromOrigin))}</li>
        <li>{fill(use.scale, both(unscaled))}</li>
        <li>{fill(use.unroll, spoken(degrees))}</li>
        <li>{fill(use.geojson, { position })}</li>
      </ol>
    </details>
  );
}

type Typed = Record<keyof GridPoint, string>;

interface FieldsProps {
  typed: Typed;
  type: (typed: Typed) => void;
  convert: () => void;
}

/** Two numbers to type. No form: nothing is sent anywhere. */
export function Fields({ typed, type, convert }: FieldsProps) {
  return (
    <div className="map-fields">
      {(['easting', 'northing'] as const).map((axis) => (
        <label key={axis}>
          {use[axis]}
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={typed[axis]}
            onChange={({ target }) => type({ ...typed, [axis]: target.value })}
            onKeyDown={({ key }) => key === 'Enter' && convert()}
          />
        </label>
      ))}
      <button type="button" onClick={convert}>
        {use.convert}
      </button>
    </div>
  );
}
