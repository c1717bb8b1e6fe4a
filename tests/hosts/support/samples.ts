import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One file of each class and kind that the rules speak of, whether this owner's site has such a file or not. */
export const SAMPLES = [
  '/images/cards/sample.png',
  '/images/sample.vcf',
  '/images/sample.txt',
  '/images/sample.json',
  '/icons/sample.png',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/sample.webmanifest',
];

export function writeSamples(folder: string): void {
  for (const path of SAMPLES) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), 'sample\n');
  }
}
