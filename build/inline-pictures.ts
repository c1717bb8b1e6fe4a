import type { Rollup } from 'vite';

const PICTURE_IMPORT = /import (picture\d+) from "([^"]+)";/g;

/**
 * Puts what a picture's module says into the module that asks for it. Pages share pictures, and a bundler gives
 * every shared module a file of its own: three more requests on the home page, each larger than its content.
 */
export async function inlinePictures(context: Rollup.PluginContext, code: string): Promise<string> {
  const found = [...code.matchAll(PICTURE_IMPORT)];
  const loaded = await Promise.all(found.map(([, , file = '']) => load(context, file)));
  return found.reduce((text, [statement, name], index) => text.replace(statement, () => `const ${name} = ${loaded[index]};`), code);
}

async function load(context: Rollup.PluginContext, file: string): Promise<string> {
  const resolved = await context.resolve(file);
  if (!resolved) throw new Error(`${file} cannot be found.`);
  const { code } = await context.load(resolved);
  return /export default\s*([\s\S]+?);?\s*$/.exec(code ?? '')?.[1] ?? '';
}
