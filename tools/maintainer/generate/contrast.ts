// Writes the contrast of every pair of colours in the sample's theme into docs/accessibility.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { checkContent } from '../../../engine/content/checks/check-content.ts';
import { SAMPLE } from '../../../engine/content/site-folder.ts';
import { contrastTable, TABLE_PLACE } from './contrast-table.ts';

const FILE = 'docs/accessibility.md';
const { content } = await checkContent(process.cwd(), SAMPLE);
writeFileSync(FILE, readFileSync(FILE, 'utf8').replace(TABLE_PLACE, contrastTable(content.theme)));
console.log(`${FILE} is up to date.`);
