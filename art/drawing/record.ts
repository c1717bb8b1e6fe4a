import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../engine/content/content.ts';

/** In the folder of the site; files are named as they lie in it. */
const RECORD = 'drawn.json';

type Site = Pick<Content, 'root' | 'folder'>;

/** Which source each committed drawing was made from, as a short hash. */
type DrawingRecord = Record<string, string>;

/** Changes with everything that a drawing is made from: its own source, and the parts of a theme that it shows. */
export function fingerprint(source: string, theme: Buffer[] = []): string {
  const hash = createHash('sha256').update(sameLines(source));
  // As text, so that a theme is the same wherever it is checked out.
  for (const part of theme) hash.update(sameLines(part.toString('latin1')), 'latin1');
  return hash.digest('base64url').slice(0, 16);
}

/** Git may write the ends of lines in the way of the system. */
const sameLines = (text: string) => text.replaceAll('\r\n', '\n');

const recordFile = ({ root, folder }: Site) => join(root, folder, RECORD);
const nameIn = ({ folder }: Site, file: string) => file.slice(folder.length + 1);

function readRecord(site: Site): DrawingRecord {
  try {
    return JSON.parse(readFileSync(recordFile(site), 'utf8'));
  } catch {
    return {}; // Missing or broken: then nothing is known, and everything is drawn anew.
  }
}

/** Whether a file is there that we have not drawn: the owner has put it there. */
export function isOwn(site: Site, file: string): boolean {
  return existsSync(join(site.root, file)) && !(nameIn(site, file) in readRecord(site));
}

/** Whether a drawing is there and was made from this source. */
export function isDrawnFrom(site: Site, file: string, source: string): boolean {
  return existsSync(join(site.root, file)) && readRecord(site)[nameIn(site, file)] === source;
}

/** Notes what was drawn from what, in place of all earlier notes of the same kind. */
export function writeRecord(site: Site, drawn: DrawingRecord, isOurs: (name: string) => boolean): void {
  const kept = Object.entries(readRecord(site)).filter(([name]) => !isOurs(name));
  const now = Object.entries(drawn).map(([file, source]): [string, string] => [nameIn(site, file), source]);
  const sorted = [...kept, ...now].sort(([a], [b]) => a.localeCompare(b));
  writeFileSync(recordFile(site), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
