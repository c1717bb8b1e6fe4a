import { z } from 'zod';
import { list, sample, words } from '../schema.ts';
import { frameSchema, said } from './frame-schema.ts';
import { RANGE } from './grid-schema.ts';

/** What content/figures/map.ts must hold. */
export const mapSchema = z.strictObject({
  sample,
  frame: frameSchema,
  use: z.strictObject({
    map: words('Name the map, for screen readers, and say which keys move it.'),
    zoomIn: words('Write the words of the button that shows less land, larger.'),
    zoomOut: words('Write the words of the button that shows more land, smaller.'),
    whole: words('Write the words of the button that shows the whole country.', { max: 20 }),
    credit: words('Say where coast and huts come from, under which licence, and what they are not for.'),
    hut: words('Name the list of huts.', { max: 20 }),
    ownPoint: words('Name a point that is no hut.', { max: 30 }),
    easting: words('Name the field for the easting, with its unit.', { max: 20 }),
    northing: words('Name the field for the northing, with its unit.', { max: 20 }),
    convert: words('Write the words of the button that converts.', { max: 12 }),
    swap: words('Name the switch that swaps the axes.', { max: 30 }),
    grid: words('Name the system in metres.'),
    degrees: words('Name the system in degrees.'),
    directions: z.strictObject({
      north: words('Write the letter for north.', { max: 1 }),
      east: words('Write the letter for east.', { max: 1 }),
      south: words('Write the letter for south.', { max: 1 }),
      west: words('Write the letter for west.', { max: 1 }),
    }),
    steps: words('Name the list of steps from metres to degrees.'),
    origin: said('Say how far the point is from the true origin of the grid.'),
    scale: said('Say that the scale is undone.'),
    unroll: said('Say what the projection gives back.'),
    geojson: said('Say in which order GeoJSON wants the two numbers.'),
    shown: said('Say what is shown, and where it is in degrees.'),
    wrong: said('Say where the point lands when the axes are swapped, and how far off that is.'),
    range: said('Say from where to where the numbers of the grid go.'),
    refused: z.strictObject({
      swapped: said('Say that the two numbers look swapped, and what the grid holds.'),
      outside: said('Say that there is no such place on the main islands, and what the grid holds.'),
      noNumber: words('Say that a number is missing, with an example.'),
      atSea: words('Say that a press on the map was too far out.'),
    }),
  }),
});

const only = (value: string) => z.literal(value, { error: `can only be "${value}".` });

const metres = (what: keyof typeof RANGE) => {
  const { min, max } = RANGE[what];
  const error = `is no ${what} of the main islands. Write metres of the grid NZTM2000, ${min} to ${max}.`;
  return z.number({ error }).min(min, { error }).max(max, { error });
};

const POINT = 'Write easting and northing, in metres of the grid NZTM2000.';
const gridPoint = z.tuple([metres('easting'), metres('northing')], { error: `must be two numbers. ${POINT}` }).describe(POINT);

/** What content/figures/map-places.json must hold: GeoJSON, in metres. */
export const mapPlacesSchema = z.strictObject({
  type: only('FeatureCollection'),
  name: words('Name the collection.'),
  source: words('Say where the positions come from, and under which licence.'),
  crs: z.strictObject({ type: only('name'), properties: z.strictObject({ name: only('urn:ogc:def:crs:EPSG::2193') }) }),
  features: list(
    z.strictObject({
      type: only('Feature'),
      properties: z.strictObject({ name: words('Name the hut or the track.') }),
      geometry: z.discriminatedUnion(
        'type',
        [
          z.strictObject({ type: z.literal('Point'), coordinates: gridPoint }),
          z.strictObject({ type: z.literal('LineString'), coordinates: list(gridPoint, 'Write the points of the track.', 2) }),
        ],
        { error: 'must be "Point" for a hut, or "LineString" for a track.' },
      ),
    }),
    'Write the huts and tracks.',
  ),
});

export type MapFigure = z.infer<typeof mapSchema>;
