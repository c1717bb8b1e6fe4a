import type { Plugin, ViteDevServer } from 'vite';
import { checkContent } from './check-content.ts';
import { folderNote } from './site-folder.ts';

/** What has a say in how the site is built: its address, theme, icons and resume, the words of Markdown and of share cards. */
const SETTINGS = /\.json$|\/theme\.css$|\/fonts\/[^/]+$|\/(markdown|share-cards|pages\/resume)\.ts$/;

/** Says which folder is shown, and watches over it during development: what is wrong stands in the terminal and over the page. */
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
      // Asked once for each environment: the client's turn is for all.
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
