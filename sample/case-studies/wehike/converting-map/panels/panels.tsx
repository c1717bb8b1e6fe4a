import { fill } from '#src/demos/helpers.ts';
import { formatDegrees, metres, sexagesimal } from '../format.ts';
import { type GridPoint, stepsOf } from '../geography/convert.ts';
import type { PinState } from '../sheet/use-pin.ts';
import { words } from '../words.ts';

/** The coordinates of the pin in both systems, and the switch that swaps the axes. `read` is the point after the swap, if it is on. */
export function Dial({ pin: { shown, isSwapped }, read, swap }: { pin: PinState; read: GridPoint; swap: () => void }) {
  const { latitude, longitude } = formatDegrees(shown);
  const axes = { [words.directions.east]: metres(read.easting), [words.directions.north]: metres(read.northing) };
  const angles = { [latitude]: sexagesimal(shown[1]), [longitude]: sexagesimal(shown[0]) };
  return (
    <div className="map-dial" data-swapped={isSwapped || undefined}>
      <dl>
        <dt>{words.grid}</dt>
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
        {words.swap}
        <i aria-hidden="true" />
      </button>
      <dl className="map-degrees">
        <dt>{words.degrees}</dt>
        {Object.entries(angles).map(([decimal, sixtieths]) => (
          <dd key={decimal}>
            <b>{decimal}</b> <small>{sixtieths}</small>
          </dd>
        ))}
      </dl>
    </div>
  );
}

/** The steps from metres to degrees, with the numbers of this point. */
export function Steps({ point }: { point: GridPoint }) {
  const { fromOrigin, unscaled, degrees } = stepsOf(point);
  const both = ({ x, y }: { x: number; y: number }) => ({ x: metres(x), y: metres(y) });
  const position = `[${degrees.map((value) => value.toFixed(6)).join(',\u00a0')}]`.replaceAll('-', '−');
  return (
    <details>
      <summary>{words.steps}</summary>
      <ol>
        <li>{fill(words.origin, both(fromOrigin))}</li>
        <li>{fill(words.scale, both(unscaled))}</li>
        <li>{fill(words.unroll, formatDegrees(degrees))}</li>
        <li>{fill(words.geojson, { position })}</li>
      </ol>
    </details>
  );
}
