import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addField } from './set-field.ts';

/** The file that names the version of the content. */
export const OWNER = 'owner.json';

/** The texts of a content folder. Changes are kept in memory and written together at the end: a migration that fails changes nothing. */
export class ContentTexts {
  readonly folder: string;
  readonly #changes = new Map<string, string | undefined>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The text of a file by its path below the folder; undefined where there is none. */
  read(file: string): string | undefined {
    if (this.#changes.has(file)) return this.#changes.get(file);
    const path = join(this.folder, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  }

  /** Writes the text of a file; undefined takes the file away. */
  write(file: string, text: string | undefined): void {
    if (text !== this.read(file)) this.#changes.set(file, text);
  }

  /** Adds a field that a release newly asks for; one that is already there stays as the owner wrote it. See set-field.ts. */
  addField(file: string, path: string[], source: string, exported?: string): void {
    try {
      this.write(file, addField(this.read(file) ?? '', path, source, exported));
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`);
    }
  }

  /** Every file below the folder, pictures and all. */
  files(): string[] {
    const found = readdirSync(this.folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = found.map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(this.folder.length + 1)
        .replaceAll('\\', '/'),
    );
    const all = new Set([...paths, ...this.#changes.keys()]);
    return [...all].filter((file) => !this.#changes.has(file) || this.#changes.get(file) !== undefined).sort();
  }

  /** Writes all changes to the disk and returns the files. The version comes last: after a break the migrations run again. */
  save(): string[] {
    const files = [...this.#changes.keys()].sort((a, b) => Number(a === OWNER) - Number(b === OWNER));
    for (const file of files) {
      const path = join(this.folder, file);
      const text = this.#changes.get(file);
      if (text === undefined) rmSync(path, { force: true });
      else replaceFile(path, text);
    }
    this.#changes.clear();
    return files;
  }
}

/** Never leaves half a file of the owner's, whenever it breaks off. */
function replaceFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.local`, text); // Git ignores this ending.
  renameSync(`${path}.local`, path);
}
