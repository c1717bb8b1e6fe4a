import type { Plugin } from 'vite';

/** What is left of the wrapper around an import of a whole module, once it is minified. */
const WRAPPED = /\b[\w$]+\(\(\)=>import\((`[^`]+`)\),\[\]\)/g;

/**
 * Vite wraps every dynamic import so that the chunk's own imports are fetched ahead.
 * Our screens import nothing that is not there already (see the chunk groups), so the wrapper can be empty, or go.
 */
export function plainImportsPlugin(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = chunk.code.replace(WRAPPED, 'import($1)');
      },
    },
  };
}
