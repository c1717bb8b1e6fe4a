import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { plainPath } from '../../schema/aliases.ts';
import { BUILT_FILES } from '../content/built-files.ts';
import type { Content } from '../content/content.ts';
import { folderNote } from '../content/site-folder.ts';
import { fileHeaders } from '../hosts/headers.ts';
import { buildInfoFile, COMPRESSED, readBuildInfo } from '../hosts/host-files.ts';
import { isBuiltFor } from './web-manifest.ts';

/** `npm run preview` responds as the real hosts do: with the same headers, and our own 404 page. */
export function previewPlugin(current: () => Content): Plugin {
  return {
    name: 'preview-like-a-host',
    configurePreviewServer(server) {
      const content = current();
      const out = resolve(server.config.root, server.config.build.outDir);
      if (!isFile(join(out, BUILT_FILES.notFound)) || !isFile(buildInfoFile(out))) {
        console.error('There is no built site yet. Run "npm run build" first.');
        process.exit(1);
      }
      if (isBuiltFor(out, content)) server.config.logger.info(folderNote(content.folder));
      else server.config.logger.warn(`${out} was not built from ${content.folder}/. Run "npm run build" to see that site.`);
      // Without the rules for https: a preview has no certificate, and a phone in the same network must be able to open it.
      const { globalHeaders, pathRules, redirects } = readBuildInfo(out, { isLocalPreview: true });
      server.middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://preview');
        const path = `/${pathname.slice(server.config.base.length)}`;
        response.setHeaders(new Headers(isFile(join(out, path)) ? fileHeaders(globalHeaders, path, pathRules) : globalHeaders));
        const old = redirects.find(({ from }) => from === plainPath(path));
        if (old) return response.writeHead(301, { location: old.to + search }).end();
        // Vite would say that this is the encoding of another file, and browsers would unpack an owner's download.
        if (COMPRESSED.test(path)) response.setHeader('Content-Encoding', 'identity');
        next();
      });
      return () => {
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://preview');
          if (isFile(join(out, pathname))) return next();
          response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(readFileSync(join(out, BUILT_FILES.notFound)));
        });
      };
    },
  };
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
