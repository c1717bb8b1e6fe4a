import { isRunnableDevEnvironment, type Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';
import { developmentFiles } from './document-files.ts';

/** The module that writes documents, as this file and the build use it. */
type Prerender = typeof import('../src/prerender.tsx');

/** `npm run dev` answers every address with the same document as the build writes, made anew for each request. */
export function developmentPlugin(): Plugin {
  return {
    name: 'development-documents',
    configureServer(server) {
      const { root, base } = server.config;
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { prerender } = server.environments;
            if (!prerender || !isRunnableDevEnvironment(prerender)) throw new Error('There is no environment that renders.');
            const { renderDocument } = await prerender.runner.import<Prerender>('/src/prerender.tsx');
            const { pathname } = new URL(request.url ?? '/', 'http://development');
            const surroundings = { files: developmentFiles(base), firstFrame: await bundleScript(root, 'src/first-frame.ts') };
            const html = await renderDocument(pathname, surroundings);
            response.setHeader('content-type', 'text/html; charset=utf-8');
            response.end(await server.transformIndexHtml(request.url ?? '/', html));
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
