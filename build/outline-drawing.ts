import type { Position } from 'geojson';
import { placesInDegrees } from '../src/figures/map/places.ts';
import { newZealand } from './outline.ts';

/** What the first frame of the map shows, in the projection that the map will have. The lines of the sea run on beyond it. */
const VIEW = { width: 640, height: 640, unitsPerDegree: 34, longitude: 172.6, latitude: -41.3 };
/** Drawn small, the coast needs a point every other unit. */
const STEP = 2;

const mercator = (latitude: number) => (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;

function drawn([longitude = 0, latitude = 0]: Position): [x: number, y: number] {
  const x = VIEW.width / 2 + (longitude - VIEW.longitude) * VIEW.unitsPerDegree;
  const y = VIEW.height / 2 - (mercator(latitude) - mercator(VIEW.latitude)) * VIEW.unitsPerDegree;
  return [Number(x.toFixed(1)), Number(y.toFixed(1))];
}

function path(positions: Position[]): string {
  const kept: [number, number][] = [];
  for (const [x, y] of positions.map(drawn)) {
    const [left, top] = kept.at(-1) ?? [-STEP, -STEP];
    if (Math.hypot(x - left, y - top) >= STEP) kept.push([x, y]);
  }
  return kept.length > 2 ? `M${kept.join(' ')}` : '';
}

const between = (first: number, last: number, step: number) =>
  Array.from({ length: (last - first) / step + 1 }, (_, i) => first + i * step);

/** The drawing that stands in the page until the map works: each part can be given a colour of its own. */
export function outlineDrawing(): string {
  const land = newZealand().coordinates.map(([ring = []]) => path(ring.slice(0, -1)));
  const geometries = placesInDegrees.features.map(({ geometry }) => geometry);
  const huts = geometries.flatMap((one) => (one.type === 'Point' ? [`M${drawn(one.coordinates)}h0`] : []));
  const lines = [
    ...between(150, 195, 5).map((longitude) => `M${drawn([longitude, 0])[0]} ${-VIEW.height}V${2 * VIEW.height}`),
    ...between(-50, -30, 5).map((latitude) => `M${-VIEW.width} ${drawn([0, latitude])[1]}H${2 * VIEW.width}`),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${VIEW.width} ${VIEW.height}">`,
    `<path id="lines" d="${lines.join('')}"/>`,
    `<path id="land" stroke-linejoin="round" d="${land.filter(Boolean).join('z')}z"/>`,
    `<path id="huts" stroke-linecap="round" d="${huts.join('')}"/>`,
    '</svg>\n',
  ].join('\n');
}
