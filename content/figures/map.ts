import type { MapFigure } from './map-schema.ts';

/** The words of the map that converts. {…} is filled in while it is used. */
export const map = {
  frame: {
    heading: 'A map that converts',
    invitation: 'Choose a hut, or press the map to put the pin there. Then swap the axes.',
    drawing: 'New Zealand with eleven huts, from Coromandel to Rakiura',
    withoutScripts: 'Scripts are off, so the map is still. Luxmore Hut: E 1 178 767 m, N 4 960 153 m is 45.385232° S, 167.619159° E.',
    how: [
      'Your browser converts each coordinate with proj4, from metres of the national grid NZTM2000 to degrees.',
      'Our tests hold it to published check coordinates, and to round trips over the whole country that end within a millimetre.',
      'React draws the coast of Natural Earth and the huts of the Department of Conservation, where d3-geo projects them.',
    ],
    source: 'src/figures/map/convert.ts',
  },
  use: {
    map: 'Map of New Zealand. Arrow keys move the pin by 1 km, with Shift by 10 km. Plus and minus zoom.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    whole: 'Whole country',
    credit:
      'Coast: Natural Earth. Huts: Department of Conservation, 2018, CC BY 4.0. Towns: GeoNames, CC BY 4.0. Tracks: straight lines from hut to hut. Not for navigation.',
    huts: 'Eleven huts, north to south',
    ownPoint: 'Your own point',
    ownHint: 'press the map',
    hint: 'Press the map, or move the pin with the arrow keys: 1 km a step, with Shift 10 km.',
    edge: { east: '{metres} m E', north: '{metres} m N' },
    kilometres: '{km} km',
    nearest: 'Nearest hut: {name}, {distance} km {direction}',
    compass: {
      north: 'north',
      northEast: 'north-east',
      east: 'east',
      southEast: 'south-east',
      south: 'south',
      southWest: 'south-west',
      west: 'west',
      northWest: 'north-west',
    },
    astray: '{distance} km astray',
    swap: 'Swap the axes',
    grid: 'National grid, NZTM2000',
    degrees: 'Latitude and longitude',
    directions: { north: 'N', east: 'E', south: 'S', west: 'W' },
    steps: 'The steps in between',
    origin: 'Take off the false origin: {x} m from 173° E, {y} m from the equator.',
    scale: 'Undo the scale of 0.9996: {x} m and {y} m.',
    unroll: 'Unroll the transverse Mercator onto the ellipsoid: {latitude}, {longitude}.',
    geojson: 'Longitude first, for GeoJSON: {position}.',
    shown: '{name}: {latitude}, {longitude}.',
    wrong: 'Northing was read as easting. {name} lands {distance} km away in the sea, and our check refuses it.',
    refused: {
      atSea: 'That is too far out to sea for the grid. Press nearer to the coast.',
      edge: 'The pin is at the edge of the grid for the main islands. Another arrow leads back.',
    },
  },
} satisfies MapFigure;
