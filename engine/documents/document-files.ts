import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Manifest, type UserConfig } from 'vite';
import { type DocumentFiles, ENTRIES } from '../app-interface.ts';
import { HASHED_FOLDERS } from '../hashed-folders.ts';

/** The entry points of the client build. */
export const CLIENT_INPUT = [ENTRIES.app, ...Object.values(ENTRIES.stylesheets)];

/** The files that a document links to in development: the sources themselves. */
export function developmentFiles(base: string, fonts: string[]): DocumentFiles {
  return filesBy(fonts, (source) => base + source, { src: base + ENTRIES.development, app: [base + ENTRIES.app] });
}

interface Build {
  root: string;
  out: string;
  base: string;
  /** The fonts that every page needs, by their paths in the project. */
  fonts: string[];
  manifest: Manifest;
}

/** The files that a built document links to, by the manifest of the bundler. Also writes the loader script. */
export async function builtFiles({ root, out, base, fonts, manifest }: Build): Promise<DocumentFiles> {
  const code = await bundleScript(root, ENTRIES.loader);
  const hash = (algorithm: string) => createHash(algorithm).update(code);
  const file = `${HASHED_FOLDERS.others}/loader-${hash('sha256').digest('base64url').slice(0, 8)}.js`;
  writeFileSync(join(out, file), code);
  return filesBy(fonts, (source) => base + builtFile(manifest, source), {
    src: base + file,
    integrity: `sha384-${hash('sha384').digest('base64')}`,
    app: [...new Set(withImports(manifest, ENTRIES.app))].map((name) => base + name),
  });
}

function filesBy(fonts: string[], address: (source: string) => string, loader: DocumentFiles['loader']): DocumentFiles {
  const { styles, print, contrast } = ENTRIES.stylesheets;
  return { styles: address(styles), print: address(print), contrast: address(contrast), fonts: fonts.map(address), loader };
}

function builtFile(manifest: Manifest, source: string): string {
  const file = manifest[source]?.file;
  if (!file) throw new Error(`The build has no file for ${source}.`);
  return file;
}

/** A chunk and everything that it imports statically. */
function withImports(manifest: Manifest, source: string): string[] {
  return [builtFile(manifest, source), ...(manifest[source]?.imports ?? []).flatMap((part) => withImports(manifest, part))];
}

/** Bundles a small script and its imports into one string of minified code. `base` and `define` replace constants in it. */
export async function bundleScript(root: string, entry: string, constants: Pick<UserConfig, 'base' | 'define'> = {}): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ...constants,
    build: { write: false, lib: { entry, formats: ['iife'], name: 'script' } },
  });
  const [{ output }] = [result].flat() as unknown as [{ output: { code?: string }[] }];
  return (output[0]?.code ?? '').trim();
}
