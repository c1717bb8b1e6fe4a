import { z } from 'zod';
import { list, sample, words } from '../schema.ts';
import { frameSchema, said } from './frame-schema.ts';
import { RANGE } from './grid-schema.ts';

/** What content/figures/map.ts must hold. */
export const mapSchema = z.strictObject({
  sample,
  frame: frameSchema,
  use: z.strictObject({
    map: words('Name the map, for screen readers, and say what its keys do.'),
    zoomIn: words('Write the words of the button that shows less land, larger.'),
    zoomOut: words('Write the words of the button that shows more land, smaller.'),
    whole: words('Write the words of the button that shows the whole country.', { max: 20 }),
    credit: words('Say where coast and huts come from, under which licence, and what they are not for.'),
    huts: words('Name the list of huts.', { max: 40 }),
    ownPoint: words('Name a point that is no hut.', { max: 30 }),
    ownHint: words('Say how to choose such a point.', { max: 30 }),
    hint: words('Say how the pin is moved.'),
    edge: z.strictObject({
      east: said('Write metres of easting with their unit.'),
      north: said('Write metres of northing with their unit.'),
    }),
    kilometres: said('Write kilometres with their unit.'),
    nearest: said('Say which hut is nearest, how far it is, and in which direction.'),
    compass: z.strictObject({
      north: words('Name the direction north.'),
      northEast: words('Name the direction north-east.'),
      east: words('Name the direction east.'),
      southEast: words('Name the direction south-east.'),
      south: words('Name the direction south.'),
      southWest: words('Name the direction south-west.'),
      west: words('Name the direction west.'),
      northWest: words('Name the direction north-west.'),
    }),
    astray: said('Say how far off a point is, in a few words.'),
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
    refused: z.strictObject({
      atSea: words('Say that a press on the map was too far out.'),
      edge: words('Say that the keys have moved the pin to the edge of the grid.'),
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
