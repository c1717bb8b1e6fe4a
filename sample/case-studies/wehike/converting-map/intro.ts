import type { DemoIntro } from '#src/demos/demo.tsx';

/** The text around the map. */
export const intro = {
  heading: 'A map that converts',
  link: 'Try the map',
  invitation: 'Choose a hut, or press the map to put the pin there. Then swap the axes.',
  alt: 'New Zealand with eleven huts, from Coromandel to Rakiura, and a pin on Luxmore Hut',
  withoutScripts: 'Scripts are off, so the map is still. Luxmore Hut: E 1 178 767 m, N 4 960 153 m is 45.385232° S, 167.619159° E.',
  how: [
    'Your browser converts each coordinate with proj4, from metres of the national grid NZTM2000 to degrees.',
    'Our tests hold it to published check coordinates, and to round trips over the whole country that end within a millimetre.',
    'React draws the coast of Natural Earth and the huts of the Department of Conservation, where d3-geo projects them.',
  ],
  source: 'https://github.example.com/skye-sampleton/portfolio/blob/main/sample/case-studies/wehike/converting-map/geography/convert.ts',
} satisfies DemoIntro;
