import { dirname, join, relative, resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

/** An import of a picture, such as `./card.webp?card` or `./icon.svg`. */
const PICTURE = /(\?(\w+)|\.(avif|gif|jpe?g|png|svg|webp))$/i;
const PREFIX = '\0picture:';

/** What a content file exports, for the checks and the doctor. An imported picture is replaced by the path of its file in the project. */
export async function importContent(root: string, file: string): Promise<Record<string, unknown>> {
  const { module } = await runnerImport<Record<string, unknown>>(resolve(root, file), {
    logLevel: 'silent',
    plugins: [picturesByFile(root)],
  });
  return module;
}

/** Encodes no picture: this is fast, and a missing file is no error here, so that the check can report it in a sentence. */
function picturesByFile(root: string): Plugin {
  return {
    name: 'pictures-by-file',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer && source.startsWith('.') && PICTURE.test(source) ? PREFIX + join(dirname(importer), source) : undefined,
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const [path = '', kind] = id.slice(PREFIX.length).split('?');
      const src = relative(root, path);
      return `export default ${JSON.stringify(kind ? { src, cuts: '', kind } : src)}`;
    },
  };
}
