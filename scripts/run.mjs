// Runs a TypeScript script of this folder, content and all, on any Node that can build the site.
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

await runnerImport(resolve(import.meta.dirname, `${process.argv[2]}.ts`), {
  logLevel: 'warn',
  configFile: false,
});
