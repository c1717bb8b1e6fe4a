// Draws the first frame of the map that converts, from Natural Earth and from content/figures/map-places.json.
import { writeFileSync } from 'node:fs';
import { report } from '../art/drawing/draw.ts';
import { outlineDrawing } from '../build/outline-drawing.ts';

const FILE = 'src/figures/map/map.svg';
writeFileSync(FILE, outlineDrawing());
report(FILE);
