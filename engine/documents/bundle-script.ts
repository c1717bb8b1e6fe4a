import { build } from 'vite';

/** Bundles a small script and its imports into one string of minified code. */
export async function bundleScript(root: string, entry: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'script' } },
  });
  const [{ output }] = [result].flat() as unknown as [{ output: { code?: string }[] }];
  return (output[0]?.code ?? '').trim();
}
