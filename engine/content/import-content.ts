import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { normalizePath, type Plugin, runnerImport } from 'vite';

/** An import of a picture, such as `./hero.webp?card` or `./icon.svg`. */
const PICTURE = /(\?(\w+)|\.(avif|gif|jpe?g|png|svg|webp))$/i;
const PREFIX = '\0picture:';

/** A virtual module that imports all content files. */
const ALL = 'virtual:content-files';

/** What a content file exports, or why it could not be run. */
export type ImportedFile = PromiseSettledResult<Record<string, unknown>>;

/**
 * Runs content files for the checks and the doctor, in their order. An imported picture is replaced by the path of its file in
 * the project. One runner for all takes half the time of one for each; a new one for each check cannot remember an earlier text.
 */
export async function importContentFiles(root: string, files: string[]): Promise<ImportedFile[]> {
  const { module } = await runnerImport<{ imported: ImportedFile[] }>(ALL, {
    logLevel: 'silent',
    plugins: [allFiles(files.map((file) => normalizePath(resolve(root, file)))), picturesByFile(root)],
  });
  return module.imported;
}

function allFiles(files: string[]): Plugin {
  return {
    name: 'all-content-files',
    resolveId: (source) => (source === ALL ? `\0${ALL}` : undefined),
    load(id) {
      if (id !== `\0${ALL}`) return undefined;
      const imports = files.map((file) => `import(${JSON.stringify(file)})`);
      return `export const imported = await Promise.allSettled([${imports.join(', ')}])`;
    },
  };
}

/** Encodes no picture: this is fast, and a missing file is not an error here, so that the check can report it in a message. */
function picturesByFile(root: string): Plugin {
  return {
    name: 'pictures-by-file',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer && source.startsWith('.') && PICTURE.test(source) ? PREFIX + normalizePath(join(dirname(importer), source)) : undefined,
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const [path = '', kind] = id.slice(PREFIX.length).split('?');
      const src = normalizePath(relative(root, path));
      return `export default ${JSON.stringify(kind ? { src, dimensions: '', kind } : src)}`;
    },
  };
}

/** What is wrong with an import in a content file; undefined if nothing is. Missing pictures are reported by their field instead. */
export function importProblem(root: string, file: string, from: string): string | undefined {
  if (!from.startsWith('.')) return undefined;
  const path = normalizePath(join(dirname(file), from));
  const [folder] = file.split('/');
  if (!path.startsWith(`${folder}/`)) return `imports ${from}, which is outside ${folder}/. Copy the file into it.`;
  if (/\.(ts|tsx|json|css)$/.test(path) && !existsSync(join(root, path)))
    return `imports ${from}, but there is no such file. Check the spelling, or put it there.`;
  return undefined;
}
