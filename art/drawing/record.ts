import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FONT_RECIPE } from './drawing-fonts.ts';

const RECORD = 'art/drawn.json';

/** Which source each committed drawing was made from, as a short hash. */
type DrawingRecord = Record<string, string>;

/** Changes with everything that a drawing is made from. */
export function fingerprint(source: string): string {
  return createHash('sha256').update(source).update(FONT_RECIPE).digest('base64url').slice(0, 16);
}

function readRecord(root: string): DrawingRecord {
  const file = join(root, RECORD);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Whether a drawing is there and was made from this source. */
export function isDrawnFrom(root: string, file: string, source: string): boolean {
  return existsSync(join(root, file)) && readRecord(root)[file] === source;
}

/** Notes what was drawn from what, in place of all earlier notes of the same kind. */
export function writeRecord(root: string, drawn: DrawingRecord, isOurs: (file: string) => boolean): void {
  const kept = Object.entries(readRecord(root)).filter(([file]) => !isOurs(file));
  const sorted = [...kept, ...Object.entries(drawn)].sort(([a], [b]) => a.localeCompare(b));
  writeFileSync(join(root, RECORD), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
