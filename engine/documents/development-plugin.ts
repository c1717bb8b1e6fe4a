import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { ENTRIES, type Renderer } from '../app-interface.ts';
import type { Content } from '../content/content.ts';
import { pagesOf } from '../content/pages.ts';
import { contentTypeOf } from '../hosts/content-types.ts';
import { bundleScript, developmentFiles } from './document-files.ts';
import { iconFiles } from './icons.ts';
import { languageOf } from './prerender-plugin.ts';

/** `npm run dev` renders each document and draws each icon on request, as the build does, but without the data for search engines. */
export function developmentPlugin(current: () => Content, fonts: string[]): Plugin {
  /** The inline script of every page, bundled for the first request after a start or a change. */
  let inlineScript: Promise<string> | undefined;

  async function documentFor({ config, environments: { prerender } }: ViteDevServer, route: string) {
    if (!prerender || !isRunnableDevEnvironment(prerender)) throw new Error('The prerender environment is missing.');
    const { renderDocument } = await prerender.runner.import<Renderer>(`/${ENTRIES.renderer}`);
    inlineScript ??= bundleScript(config.root, ENTRIES.inlineScript, { base: config.base, define: config.define ?? {} });
    const files = developmentFiles(config.base, fonts);
    const body = await renderDocument(route, { ...languageOf(current()), files, inlineScript: await inlineScript });
    return { status: pagesOf(current()).some((page) => page.route === route) ? 200 : 404, type: 'text/html; charset=utf-8', body };
  }

  /** An icon, if this is the path of one. All other files Vite has looked for in vain. */
  async function iconFor(path: string) {
    const draw = iconFiles(current())[path.slice(1)];
    return draw && { status: 200, type: contentTypeOf(path), body: await draw() };
  }

  return {
    name: 'development-documents',
    watchChange() {
      inlineScript = undefined; // The file may be the script, or one that it imports.
    },
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://development');
          const found = /\.\w+$/.test(pathname) ? iconFor(pathname) : documentFor(server, pathname);
          found.then((file) => {
            if (!file) return next();
            response.writeHead(file.status, { 'content-type': file.type, 'cache-control': 'no-cache' }).end(file.body);
          }, next);
        });
      };
    },
  };
}
