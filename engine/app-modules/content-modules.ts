import type { Plugin } from 'vite';
import type { Content } from '../content/content.ts';
import { APP_CONTENT } from './app-content.ts';
import { moduleCode } from './module-code.ts';

const PREFIX = 'virtual:content/';

const isName = (name: string): name is keyof typeof APP_CONTENT => Object.hasOwn(APP_CONTENT, name);

/** The modules from which the app gets all content. Each is made when it is asked for, of the content as it is then. */
export function contentModules(current: () => Content, siteUrl: string): Plugin {
  return {
    name: 'content-modules',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      const name = id.slice(PREFIX.length + 1);
      if (!id.startsWith(`\0${PREFIX}`) || !isName(name)) return undefined;
      const content = current();
      return moduleCode(content.root, (await APP_CONTENT[name](content, siteUrl)) ?? {});
    },
  };
}
