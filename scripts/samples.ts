// Notes every sentence and picture of the sample content, so that the doctor knows them when their mark is gone. For those who change the sample.
import { writeFileSync } from 'node:fs';
import { report } from '../art/drawing/draw.ts';
import { Content } from '../build/content.ts';
import { readContentFiles } from '../build/content-files.ts';
import { printsOf } from '../doctor/sample-traces.ts';

const FILE = 'doctor/sample-prints.json';
const prints = printsOf(new Content('.', await readContentFiles(process.cwd())));
writeFileSync(FILE, `${JSON.stringify(prints, null, 2)}\n`);
report(FILE);
