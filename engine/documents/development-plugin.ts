import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { bundleScript } from './bundle-script.ts';
import { developmentFiles } from './document-files.ts';
import type { Prerender } from './prerender-plugin.ts';

/** `npm run dev` renders each document on request, as the build does, but without the data for search engines. */
export function developmentPlugin(fonts: string[]): Plugin {
  return {
    name: 'development-documents',
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://development');
          if (/\.\w+$/.test(pathname)) return next(); // A file that Vite did not find.
          documentFor(server, pathname, fonts).then(
            ({ status, html }) => response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html),
            next,
          );
        });
      };
    },
  };
}

async function documentFor({ config, environments: { prerender } }: ViteDevServer, route: string, fonts: string[]) {
  if (!prerender || !isRunnableDevEnvironment(prerender)) throw new Error('There is no environment that renders.');
  const { renderDocument, routes } = await prerender.runner.import<Prerender>('/src/app/prerender.tsx');
  const firstFrame = await bundleScript(config.root, 'src/app/first-frame.ts');
  const html = await renderDocument(route, { files: developmentFiles(config.base, fonts), firstFrame });
  return { status: routes.includes(route) ? 200 : 404, html };
}
