import type { Plugin } from 'vite';

/**
 * Vite wraps every dynamic import so that the chunk's own imports are fetched ahead.
 * Our screens import nothing that is not there already (see the chunk groups), so the wrapper can be empty.
 */
export function plainImportsPlugin(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
