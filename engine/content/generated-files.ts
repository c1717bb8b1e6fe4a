import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Content } from './content.ts';

/** The file in the site's folder that records every file that `npm run draw` has written. */
const RECORD = 'generated.json';

type SiteFolder = Pick<Content, 'root' | 'folder'>;

/** What is known about a generated file. If its content has another hash now, somebody has changed it since. */
interface Entry {
  /** The hash of everything that it was generated from. */
  sourceHash: string;
  /** The hash of the file as it was written. */
  fileHash: string;
}

/** By path in the site's folder. */
type GenerationRecord = Record<string, Entry>;

/** A hash of everything that a file is generated from: its own source, and the files of the theme that it uses. */
export function fingerprint(source: string, theme: Buffer[] = []): string {
  const hash = createHash('sha256').update(sameLines(source));
  // Read as text, so that line endings do not change the hash.
  for (const file of theme) hash.update(sameLines(file.toString('latin1')), 'latin1');
  return hash.digest('base64url').slice(0, 16);
}

/** On Windows, git may check out files with other line endings. */
const sameLines = (text: string) => text.replaceAll('\r\n', '\n');

const hashOf = (path: string) => fingerprint('', [readFileSync(path)]);

const recordFile = ({ root, folder }: SiteFolder) => join(root, folder, RECORD);
const nameIn = ({ folder }: SiteFolder, file: string) => file.slice(folder.length + 1);

/** The record; undefined if it is broken. */
function parseRecord(site: SiteFolder): GenerationRecord | undefined {
  if (!existsSync(recordFile(site))) return {};
  try {
    const record: GenerationRecord = JSON.parse(readFileSync(recordFile(site), 'utf8'));
    return Object.values(record).every(({ fileHash }) => typeof fileHash === 'string') ? record : undefined;
  } catch {
    return undefined;
  }
}

/** Without a record every file counts as the owner's own, so none is lost. */
const readRecord = (site: SiteFolder) => parseRecord(site) ?? {};

/** What is wrong with the record. Without a valid one, nothing shows which generated files are out of date. */
export function problemsInRecord(site: SiteFolder): string[] {
  if (parseRecord(site)) return [];
  return [`${site.folder}/${RECORD}: is not a record of generated files. Restore it from git, or delete it and all generated files.`];
}

function saveRecord(site: SiteFolder, record: GenerationRecord): void {
  const sorted = Object.entries(record).sort(([a], [b]) => a.localeCompare(b));
  writeFileSync(recordFile(site), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** Whether a file is the owner's own: it exists, and we did not write it, or it was changed since. We never replace or delete such a file. */
export function isOwnersFile(site: SiteFolder, file: string): boolean {
  const path = join(site.root, file);
  return existsSync(path) && readRecord(site)[nameIn(site, file)]?.fileHash !== hashOf(path);
}

/** Whether a generated file exists, is unchanged, and was generated from this source. */
export function isGeneratedFrom(site: SiteFolder, file: string, sourceHash: string): boolean {
  return existsSync(join(site.root, file)) && !isOwnersFile(site, file) && readRecord(site)[nameIn(site, file)]?.sourceHash === sourceHash;
}

/** Generated files of earlier runs in these places that are no longer needed. Files of the owner's own are left out. */
export function leftoverFiles(site: SiteFolder, pattern: RegExp, files: string[]): string[] {
  const recorded = Object.keys(readRecord(site)).filter((name) => pattern.test(name));
  const old = recorded.map((name) => `${site.folder}/${name}`).filter((file) => !files.includes(file));
  return old.filter((file) => existsSync(join(site.root, file)) && !isOwnersFile(site, file));
}

/** Deletes generated files of earlier runs, and their entries in the record. */
export function removeFiles(site: SiteFolder, files: string[]): void {
  const record = readRecord(site);
  for (const file of files) {
    rmSync(join(site.root, file));
    delete record[nameIn(site, file)];
  }
  saveRecord(site, record);
}

/** Writes a generated file and reports it. A file of the owner's own stays as it is. */
export function saveUnlessOwners(site: SiteFolder, file: string, sourceHash: string, data: string | Uint8Array, note = ''): void {
  if (isOwnersFile(site, file)) {
    console.log(`${file} is your own file, so it stays as it is. Delete it if you want it to be generated.`);
    return;
  }
  const path = join(site.root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, data);
  // Recorded at once, so that an interrupted command leaves no file that seems to be the owner's.
  saveRecord(site, { ...readRecord(site), [nameIn(site, file)]: { sourceHash, fileHash: hashOf(path) } });
  reportFile(file, note);
}

/** Prints the name and size of a file that was written. */
export function reportFile(file: string, note = ''): void {
  console.log(`${file.padEnd(48)} ${(statSync(file).size / 1000).toFixed(1).padStart(7)} kB  ${note}`.trimEnd());
}
