// Writes the coast of the map that converts, from Natural Earth, and draws its first frame, with content/figures/map-places.json.
import { writeFileSync } from 'node:fs';
import { report } from '../art/drawing/draw.ts';
import { coast } from './outline/coast.ts';
import { outlineDrawing } from './outline/drawing.ts';

const FILES = { 'src/figures/map/coast.json': `${JSON.stringify(coast())}\n`, 'src/figures/map/map.svg': outlineDrawing() };
for (const [file, text] of Object.entries(FILES)) {
  writeFileSync(file, text);
  report(file);
}
