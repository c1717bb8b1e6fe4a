import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, change, copyProject } from '../support/build-site.ts';
import { CASE_STUDIES } from '../support/pages.ts';
import { serve } from '../support/serve.ts';

export const [CASE_STUDY] = CASE_STUDIES as [(typeof CASE_STUDIES)[0]];
export const BELOW = '/some-repo/';

/** Places that links in Markdown lead to: on another page, and on the same one. */
export const PLACE_ELSEWHERE = 'projects';
export const PLACE_HERE = 'explore-more';

/** Two sites with links in their Markdown: one at the root of its host, one below a path. */
export async function startSites() {
  const project = copyProject('navigation');
  const places = `[a place elsewhere](/#${PLACE_ELSEWHERE}) or [a place here](#${PLACE_HERE})`;
  change(join(project, `content/case-studies${CASE_STUDY.route}/case-study.mdx`), /$/, `\nRead [another page](/about), ${places}.\n`);
  change(join(project, 'content/pages/about.mdx'), /$/, `\nRead [another page](${CASE_STUDY.route}) as well.\n`);
  const start = (folder: string, base: string) =>
    serve(buildSite({ project, out: join(project, folder), siteUrl: `https://skye.example.com${base}` }), base);
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
