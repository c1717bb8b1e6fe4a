import type { DemoIntro } from '#src/demos/demo.tsx';

/** The text around the map. */
export const intro = {
  heading: 'A map that converts',
  link: 'Try the map',
  invitation: 'Choose a hut, or press the map to put the pin there. Then swap the axes.',
  alt: 'New Zealand with eleven huts, from Coromandel to Rakiura, and a pin on Goat Pass Hut',
  withoutScripts: 'Scripts are off, so the map is still. Goat Pass Hut: E 1 487 732 m, N 5 249 199 m is 42.901564° S, 171.624823° E.',
  how: [
    'Your browser converts each coordinate with proj4, from metres of the national grid NZTM2000 to degrees.',
    'Our tests hold it to published check coordinates, and to round trips over the whole country that end within a millimetre.',
    'React draws the coast of Natural Earth and the huts of the Department of Conservation, where d3-geo projects them.',
  ],
  source: 'https://github.example.com/skye-sampleton/portfolio/blob/main/sample/case-studies/wehike/converting-map/geography/convert.ts',
} satisfies DemoIntro;
