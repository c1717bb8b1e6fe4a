import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { bundleScript, developmentFiles } from './document-files.ts';
import type { Prerender } from './prerender-plugin.ts';

/** `npm run dev` renders each document on request, as the build does, but without the data for search engines. */
export function developmentPlugin(fonts: string[]): Plugin {
  /** The inline script of every page, bundled for the first request after a start or a change. */
  let inlineScript: Promise<string> | undefined;

  async function documentFor({ config, environments: { prerender } }: ViteDevServer, route: string) {
    if (!prerender || !isRunnableDevEnvironment(prerender)) throw new Error('The prerender environment is missing.');
    const { renderDocument, routes } = await prerender.runner.import<Prerender>('/src/app/prerender.tsx');
    inlineScript ??= bundleScript(config.root, 'src/app/inline-script.ts', { base: config.base, define: config.define ?? {} });
    const html = await renderDocument(route, { files: developmentFiles(config.base, fonts), inlineScript: await inlineScript });
    return { status: routes.includes(route) ? 200 : 404, html };
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
