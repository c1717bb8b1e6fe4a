import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { headersForAll } from './security-policy.ts';

/** `npm run preview` answers as the real hosts do: with their headers, and our own page for what is not there. */
export function previewPlugin(): Plugin {
  return {
    name: 'preview-like-a-host',
    configurePreviewServer(server) {
      const out = resolve(server.config.root, server.config.build.outDir);
      const headers = new Headers(headersForAll(readFileSync(join(out, '_headers'), 'utf8')));
      // A preview has no certificate: a phone in the same network must be able to open it over http.
      const policy = headers.get('content-security-policy') ?? '';
      headers.set('content-security-policy', policy.replace(' upgrade-insecure-requests;', ''));
      server.middlewares.use((_request, response, next) => {
        response.setHeaders(headers);
        next();
      });
      return () => {
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://preview');
          if (existsSync(join(out, pathname)) && !pathname.endsWith('/')) return next();
          response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(readFileSync(join(out, '404.html')));
        });
      };
    },
  };
}
