// Writes the contrast of every pair of colours into docs/accessibility.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { contrastTable, TABLE_PLACE } from './contrast/table.ts';

const FILE = 'docs/accessibility.md';
writeFileSync(FILE, readFileSync(FILE, 'utf8').replace(TABLE_PLACE, contrastTable()));
console.log(`${FILE} is up to date.`);
