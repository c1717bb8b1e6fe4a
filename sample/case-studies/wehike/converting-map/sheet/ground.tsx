import { geoPath } from 'd3-geo';
import type { FeatureCollection, LineString } from 'geojson';
import { memo, useId } from 'react';
import coast from '../geography/coast.json';
import { gridLines } from '../geography/grid-lines.ts';
import { tracks } from '../geography/places.ts';
import { projectionOf, type View } from '../geography/projection.ts';
import { thinned } from '../geography/thinned.ts';

/** The coast is drawn four times: three lines in the water, and the land on top of them. */
const LAYERS = ['map-deep', 'map-shallow', 'map-foam', 'map-land'];

/** The sea, the land, the grid and the tracks. memo(): drawn again when the map moves, but not when only the pin moves. */
export const Ground = memo(function Ground({ view, isFar, hasTracks }: { view: View; isFar: boolean; hasTracks: boolean }) {
  const id = useId();
  const path = geoPath(thinned(projectionOf(view))).digits(1);
  const draw = (lines: { line: LineString }[]) => lines.map(({ line }) => path(line)).join('');
  const grid = gridLines(view);
  return (
    <g className="map-ground" data-far={isFar || undefined}>
      <defs>
        <path id={id} d={path(coast as FeatureCollection) ?? ''} />
      </defs>
      <rect className="map-sea" width="100%" height="100%" />
      {LAYERS.map((layer) => (
        <use key={layer} className={layer} href={`#${id}`} />
      ))}
      <path className="map-lines" d={draw(grid.filter(({ isMain }) => !isMain))} />
      <path className="map-lines map-main" d={draw(grid.filter(({ isMain }) => isMain))} />
      {hasTracks && <path className="map-tracks" d={draw(tracks)} />}
    </g>
  );
});
