// Writes the coast of the map that converts, from Natural Earth, and draws its first frame, with its huts.
import { writeFileSync } from 'node:fs';
import { report } from '../art/drawing/draw.ts';
import { coast } from './outline/coast.ts';
import { outlineDrawing } from './outline/drawing.ts';

const FIGURE = 'sample/case-studies/wehike/converting-map';
const FILES = { [`${FIGURE}/coast.json`]: `${JSON.stringify(coast())}\n`, [`${FIGURE}/map.svg`]: outlineDrawing() };
for (const [file, text] of Object.entries(FILES)) {
  writeFileSync(file, text);
  report(file);
}
