import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../content/content.ts';

/** The file in the site's folder that records what each drawing was made from. */
const RECORD = 'drawn.json';

type Site = Pick<Content, 'root' | 'folder'>;

/** The hash of the source of each committed drawing, by its path in the site's folder. */
type DrawingRecord = Record<string, string>;

/** A hash of everything that a drawing is made from: its own source, and the parts of the theme that it shows. */
export function fingerprint(source: string, theme: Buffer[] = []): string {
  const hash = createHash('sha256').update(sameLines(source));
  // Read as text, so that line endings do not change the hash.
  for (const part of theme) hash.update(sameLines(part.toString('latin1')), 'latin1');
  return hash.digest('base64url').slice(0, 16);
}

/** On Windows, git may check out files with other line endings. */
const sameLines = (text: string) => text.replaceAll('\r\n', '\n');

const recordFile = ({ root, folder }: Site) => join(root, folder, RECORD);
const nameIn = ({ folder }: Site, file: string) => file.slice(folder.length + 1);

function readRecord(site: Site): DrawingRecord {
  try {
    return JSON.parse(readFileSync(recordFile(site), 'utf8'));
  } catch {
    return {}; // Missing or broken: everything is drawn again.
  }
}

/** Whether a file exists that we have not drawn: then it is the owner's own. */
export function isOwn(site: Site, file: string): boolean {
  return existsSync(join(site.root, file)) && !(nameIn(site, file) in readRecord(site));
}

/** Whether a drawing exists and was made from this source. */
export function isDrawnFrom(site: Site, file: string, source: string): boolean {
  return existsSync(join(site.root, file)) && readRecord(site)[nameIn(site, file)] === source;
}

/** Records the sources of new drawings. Replaces all earlier entries for which `isOurs` is true. */
export function writeRecord(site: Site, drawn: DrawingRecord, isOurs: (name: string) => boolean): void {
  const kept = Object.entries(readRecord(site)).filter(([name]) => !isOurs(name));
  const now = Object.entries(drawn).map(([file, source]): [string, string] => [nameIn(site, file), source]);
  const sorted = [...kept, ...now].sort(([a], [b]) => a.localeCompare(b));
  writeFileSync(recordFile(site), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
