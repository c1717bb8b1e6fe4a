import { resolve } from 'node:path';
import { FileImport, LazyImport } from '../../schema/file-import.ts';
import { withSlashes } from '../content/site-folder.ts';

/** The code of a module that exports these values. A file in them becomes an import: what the build makes of it is in its place. */
export function moduleCode(root: string, values: object): string {
  const imports = new Map<string, string>();
  const address = (file: string) => JSON.stringify(withSlashes(resolve(root, file)));

  function imported({ file, query }: FileImport): string {
    const from = address(file + query);
    const name = imports.get(from) ?? `file${imports.size}`;
    imports.set(from, name);
    return name;
  }

  function code(value: unknown): string {
    if (value instanceof FileImport) return imported(value);
    if (value instanceof LazyImport) return `() => import(${address(value.file)})`;
    if (Array.isArray(value)) return `[${value.map(code).join(', ')}]`;
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
    const fields = Object.entries(value).filter(([, one]) => one !== undefined);
    return `{ ${fields.map(([key, one]) => `${JSON.stringify(key)}: ${code(one)}`).join(', ')} }`;
  }

  const exported = Object.entries(values).map(([name, value]) => `export const ${name} = ${code(value)};`);
  return [...[...imports].map(([from, name]) => `import ${name} from ${from};`), ...exported].join('\n');
}
