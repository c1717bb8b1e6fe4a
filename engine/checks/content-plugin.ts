import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Plugin, ViteDevServer } from 'vite';
import type { Content } from '../content/content.ts';
import { folderNote, siteFolder } from '../content/site-folder.ts';
import { escapeHtml } from '../escape.ts';
import { type CheckedSite, checkContent } from './check-content.ts';

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

interface Options {
  /** The files before the content was read. */
  files: string;
  /** What the configuration is made from. */
  settingsOf: (content: Content) => Promise<unknown>;
  /** The content that the server shows, and the settings that it was configured with; undefined if the content had errors then. */
  running?: { site: { content: Content }; settings: unknown };
}

type Found = Pick<CheckedSite, 'problems' | 'advice' | 'content'>;

/**
 * Prints which folder the site comes from, and checks it after each change in development: problems show in terminal and browser.
 * No error in the content ends the server, because the next change may fix it.
 */
export function contentPlugin({ root, folder, ...checked }: CheckedSite, { files, settingsOf, running }: Options): Plugin {
  let found: Found = checked;
  const settings = JSON.stringify(running?.settings);
  /** Also after a restart: the new server has a plugin of its own. */
  let isClosed = false;
  let hasChanged = false;
  let isChecking = false;

  function report({ config: { logger }, ws }: ViteDevServer): void {
    for (const text of found.problems) logger.error(text, { timestamp: true });
    for (const text of found.advice) logger.warn(text, { timestamp: true });
    show(ws);
  }

  function show(ws: ViteDevServer['ws']): void {
    if (found.problems.length > 0) ws.send({ type: 'error', err: { message: found.problems.join('\n'), stack: '' } });
  }

  async function check(server: ViteDevServer): Promise<void> {
    if (siteFolder(root) !== folder) return server.restart(); // content/ has appeared, or it is gone.
    const now = await contentNow(root, folder);
    if (hasChanged || isClosed) return;
    found = now;
    report(server);
    if (!now.content || now.problems.length > 0) return;
    if (!running || JSON.stringify(await settingsOf(now.content)) !== settings) return server.restart();
    running.site.content = now.content;
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
        if (fileSnapshot(root) !== files) void recheck(server); // Something changed after the content was read and before the watcher started.
      });
      return () => {
        server.middlewares.use((_, response, next) => {
          if (found.problems.length > 0) response.writeHead(500, HTML).end(pageOf(found.problems, server.config.base));
          else next();
        });
      };
    },
    hotUpdate: {
      order: 'post', // Last, because other plugins would reload the page before the check, or while the server restarts.
      async handler({ file, server }) {
        if (!file.startsWith(`${root}/${folder}/`) && siteFolder(root) === folder) return;
        // Vite calls this once for each environment; once is enough.
        if (this.environment.name === 'client') await recheck(server);
        return [];
      },
    },
  };
}

/** The check itself may fail, such as for a file that is deleted while it is read. The server keeps running. */
async function contentNow(root: string, folder: string): Promise<Found> {
  try {
    return await checkContent(root, folder, { withDrafts: true });
  } catch (error) {
    return { problems: [`${folder}/: cannot be checked. ${error}`], advice: [], content: undefined };
  }
}

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** Vite's client shows the errors over this page, and loads it again once the server has restarted. */
function pageOf(problems: string[], base: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Errors in the content</title>
<script type="module" src="${base}@vite/client"></script><pre>${escapeHtml(problems.join('\n'))}</pre>`;
}
