import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, copyProject } from '../../support/sites/build-site.ts';
import { writeMarkdownLinks } from '../../support/sites/markdown-links.ts';
import { serve } from '../../support/sites/serve.ts';

export const BELOW = '/some-repo/';

/** Two sites with links in their Markdown: one at the root of its host, one below a path. */
export async function startSites() {
  const project = copyProject('navigation');
  writeMarkdownLinks(project);
  const start = async (folder: string, base: string) =>
    serve(await buildSite({ project, out: join(project, folder), siteUrl: `https://skye.example.com${base}` }), base);
  const root = await start('at-root', '/');
  const below = await start('below-path', BELOW);
  return {
    root: root.origin,
    below: below.origin,
    close: async () => {
      await root.close();
      await below.close();
      rmSync(project, { recursive: true });
    },
  };
}

export type Sites = Awaited<ReturnType<typeof startSites>>;
