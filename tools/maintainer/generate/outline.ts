// Writes the two files of the figure "converting map": the coast from Natural Earth, and the drawing shown until its script runs.
import { writeFileSync } from 'node:fs';
import { reportFile } from '../../../engine/drawings/draw.ts';
import { coast } from './coast.ts';
import { outlineDrawing } from './outline-drawing.ts';

const FIGURE = 'sample/case-studies/wehike/converting-map';
const FILES = { [`${FIGURE}/geography/coast.json`]: `${JSON.stringify(coast())}\n`, [`${FIGURE}/map.svg`]: outlineDrawing() };
for (const [file, text] of Object.entries(FILES)) {
  writeFileSync(file, text);
  reportFile(file);
}
