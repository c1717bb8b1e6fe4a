import type { Plugin, ViteDevServer } from 'vite';
import { checkContent } from './checks/check-content.ts';
import { folderNote } from './site-folder.ts';

/** Files that change the Vite configuration itself (address, theme, fonts, resume, words of Markdown): the server must restart. */
const SETTINGS = /\.json$|\/theme\.css$|\/fonts\/[^/]+$|\/(markdown|share-cards|pages\/resume)\.ts$/;

/** Prints which folder the site comes from, and checks it after each change in development: problems show in terminal and browser. */
export function contentPlugin(root: string, folder: string): Plugin {
  let problems: string[] = [];

  function show(server: ViteDevServer): void {
    if (problems.length > 0) server.ws.send({ type: 'error', err: { message: problems.join('\n'), stack: '' } });
  }

  return {
    name: 'content',
    configureServer(server) {
      server.config.logger.info(folderNote(folder));
      server.ws.on('connection', () => show(server));
    },
    async hotUpdate({ file, server }) {
      // Vite calls this once for each environment; once is enough.
      if (!file.startsWith(`${root}/${folder}/`) || this.environment.name !== 'client') return;
      ({ problems } = await checkContent(root, folder));
      for (const text of problems) server.config.logger.error(text, { timestamp: true });
      show(server);
      if (problems.length > 0) return [];
      if (SETTINGS.test(file)) {
        await server.restart();
        return [];
      }
      for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
      server.ws.send({ type: 'full-reload' });
      return [];
    },
  };
}
