import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { ENTRIES, type Renderer } from '../app-interface.ts';
import type { Content } from '../content/content.ts';
import { pagesOf } from '../content/pages.ts';
import { bundleScript, developmentFiles } from './document-files.ts';
import { languageOf } from './prerender-plugin.ts';

/** `npm run dev` renders each document on request, as the build does, but without the data for search engines. */
export function developmentPlugin(current: () => Content, fonts: string[]): Plugin {
  /** The inline script of every page, bundled for the first request after a start or a change. */
  let inlineScript: Promise<string> | undefined;

  async function documentFor({ config, environments: { prerender } }: ViteDevServer, route: string) {
    if (!prerender || !isRunnableDevEnvironment(prerender)) throw new Error('The prerender environment is missing.');
    const { renderDocument } = await prerender.runner.import<Renderer>(`/${ENTRIES.renderer}`);
    inlineScript ??= bundleScript(config.root, ENTRIES.inlineScript, { base: config.base, define: config.define ?? {} });
    const files = developmentFiles(config.base, fonts);
    const html = await renderDocument(route, { ...languageOf(current()), files, inlineScript: await inlineScript });
    return { status: pagesOf(current()).some((page) => page.route === route) ? 200 : 404, html };
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
          if (/\.\w+$/.test(pathname)) return next(); // A file that Vite did not find.
          documentFor(server, pathname).then(
            ({ status, html }) => response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html),
            next,
          );
        });
      };
    },
  };
}
