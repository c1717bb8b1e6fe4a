import type { Plugin } from 'vite';
import type { AllLabels } from '../../src/labels.ts';

const PREFIX = 'virtual:site/';

/**
 * Data about the site that the app cannot import from a file: `import theme from 'virtual:site/theme'`. src/app/globals.d.ts
 * describes each. Each is a module of its own, so that home does not load the text of the resume.
 */
export function siteDataPlugin(data: Record<string, unknown>): Plugin {
  return {
    name: 'site-data',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${PREFIX}`) ? `export default ${JSON.stringify(data[id.slice(PREFIX.length + 1)])}` : undefined),
  };
}

/** The data of the labels: a module for each group, such as 'virtual:site/labels/carousel'. */
export const labelModules = (labels: AllLabels) =>
  Object.fromEntries(Object.entries(labels).map(([group, texts]) => [`labels/${group}`, texts]));
