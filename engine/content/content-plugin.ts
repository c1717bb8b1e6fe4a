import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Plugin, ViteDevServer } from 'vite';
import { escapeHtml } from '../escape.ts';
import { checkContent } from './check-content.ts';
import type { Content } from './content.ts';
import { folderNote, siteFolder } from './site-folder.ts';

/**
 * Files of the site that change the Vite configuration itself (address, theme, logo, display mode, fonts) or what the build works out from
 * them (carousel, labels, icons of technologies, pictures for phones, last words, resume and its files, the list of articles): the server
 * must restart.
 */
const RESTART_FILES =
  /\.json$|^(theme\.css|icon\.svg|(labels|site|technologies|pages\/about)\.ts)$|^case-studies\/[^/]+\/(meta\.ts|[^/]+\.(avif|jpe?g|png|webp))$|^(fonts|writing)\/|_CV\.\w+$/;

/** The watcher does not report a second change of the same file within 50 ms, such as that of a formatter. */
const BURST_MS = 60;

/** Every file of the site, with the time of its last change. */
export function fileSnapshot(root: string): string {
  const folder = join(root, siteFolder(root));
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${join(folder, file)} ${statSync(join(folder, file)).mtimeMs}`)
      .join('\n');
  } catch {
    return ''; // A file has been deleted while it was read.
  }
}

interface Found {
  /** What was wrong with the content when the server was configured. */
  problems: string[];
  /** The files before the content was read. */
  files: string;
}

/**
 * Prints which folder the site comes from, and checks it after each change in development: problems show in terminal and browser.
 * No error in the content ends the server, because the next change may fix it.
 */
export function contentPlugin({ root, folder }: Content, found: Found): Plugin {
  let { problems } = found;
  /** Whether the content has changed since the server was configured. */
  let isOutdated = problems.length > 0;
  /** Also after a restart: the new server has a plugin of its own. */
  let isClosed = false;
  let hasChanged = false;
  let isChecking = false;

  function report({ config, ws }: ViteDevServer): void {
    for (const text of problems) config.logger.error(text, { timestamp: true });
    show(ws);
  }

  function show(ws: ViteDevServer['ws']): void {
    if (problems.length > 0) ws.send({ type: 'error', err: { message: problems.join('\n'), stack: '' } });
  }

  async function check(server: ViteDevServer): Promise<void> {
    const isSame = siteFolder(root) === folder; // Otherwise content/ has appeared, or it is gone.
    problems = isSame ? await problemsNow(root, folder) : [];
    if (hasChanged || isClosed) return;
    report(server);
    if (problems.length > 0) return;
    if (isOutdated || !isSame) return server.restart();
    for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
    server.ws.send({ type: 'full-reload' });
  }

  /** Checks the content, and again if it changes in the meantime: git and editors write many files at once. */
  async function recheck(server: ViteDevServer): Promise<void> {
    hasChanged = true;
    if (isChecking) return;
    isChecking = true;
    while (hasChanged && !isClosed) {
      await wait(BURST_MS);
      hasChanged = false;
      await check(server).catch((error) => server.config.logger.error(String(error), { timestamp: true }));
    }
    isChecking = false;
  }

  return {
    name: 'content',
    configureServer(server) {
      server.config.logger.info(folderNote(folder));
      report(server);
      server.ws.on('connection', () => show(server.ws));
      server.httpServer?.once('close', () => {
        isClosed = true;
      });
      server.watcher.once('ready', () => {
        if (fileSnapshot(root) === found.files) return;
        isOutdated = true; // Something changed after the content was read and before the watcher started.
        void recheck(server);
      });
      return () => {
        server.middlewares.use((_, response, next) => {
          if (problems.length > 0) response.writeHead(500, HTML).end(pageOf(problems, server.config.base));
          else next();
        });
      };
    },
    hotUpdate: {
      order: 'post', // Last, because other plugins would reload the page before the check, or while the server restarts.
      async handler({ file, type, server }) {
        if (!file.startsWith(`${root}/${folder}/`) && siteFolder(root) === folder) return;
        if (RESTART_FILES.test(file.replace(`${root}/${folder}/`, '')) || type !== 'update') isOutdated = true; // A new or deleted file may change the pages of the site.
        // Vite calls this once for each environment; once is enough.
        if (this.environment.name === 'client') await recheck(server);
        return [];
      },
    },
  };
}

/** The check itself may fail, such as for a file that is deleted while it is read. The server keeps running. */
async function problemsNow(root: string, folder: string): Promise<string[]> {
  try {
    return (await checkContent(root, folder, { withDrafts: true })).problems;
  } catch (error) {
    return [`${folder}/: cannot be checked. ${error}`];
  }
}

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** Vite's client shows the errors over this page, and loads it again once the server has restarted. */
function pageOf(problems: string[], base: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Errors in the content</title>
<script type="module" src="${base}@vite/client"></script><pre>${escapeHtml(problems.join('\n'))}</pre>`;
}
