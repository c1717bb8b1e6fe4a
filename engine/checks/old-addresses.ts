import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { aliasSchema } from '../../schema/aliases.ts';
import { decoded } from '../../schema/fields.ts';
import { BUILT_FILES } from '../content/built-files.ts';
import { problem } from '../content/problems.ts';
import type { ReadContent } from '../content/read-content.ts';
import { siteFiles } from '../content/site-folder.ts';
import { FOR_CLOUDFLARE } from '../hosts/host-folder.ts';

/** Old addresses at which there is something else, or that are written twice. None leads to another: each leads to a page or to the feed. */
export function oldAddressProblems(root: string, folder: string, { files, routes }: Pick<ReadContent, 'files' | 'routes'>): string[] {
  const own = siteFiles(root, folder).flatMap((file) => (file.startsWith('public/') ? [file.slice('public'.length)] : []));
  const built = Object.values(BUILT_FILES).map((file) => `/${file}`);
  const taken = new Set([...routes.published, ...built, ...own].map((path) => withoutEnding(decoded(path))));
  const seen = new Map<string, string>();
  return files.flatMap((file) =>
    file.fields.flatMap(({ path, value }) => {
      const isAlias = path.at(-2) === 'aliases' || path.at(-2) === 'feedAliases';
      const alias = isAlias ? aliasSchema.safeParse(value).data : undefined;
      if (alias === undefined) return [];
      const earlier = seen.get(alias);
      seen.set(alias, earlier ?? `${file.file}:${file.lineOf(path)}`);
      if (taken.has(withoutEnding(alias)))
        return [problem(file, path, `is ${value}, where this site has a page or a file. Delete it, or give that another name.`)];
      return earlier ? [problem(file, path, `is ${value}, which is also in ${earlier}. Delete one of the two.`)] : [];
    }),
  );
}

/** Hosts find a page at its address with any of these endings. */
const withoutEnding = (path: string) => path.replace(/(\/index)?(\.html)?\/?$/, '');

const INSTEAD =
  'Write the old addresses of an article into its front matter, as aliases, and those of the feed into site.yaml; then delete it.';

/** Files in public/ that have no effect: the build puts its own in their place. */
export const ownRulesAdvice = (root: string, folder: string): string[] =>
  FOR_CLOUDFLARE.filter((file) => existsSync(join(root, folder, 'public', file))).map(
    (file) =>
      `${folder}/public/${file}: has no effect, because the build writes its own. ${file === '_redirects' ? INSTEAD : 'Delete it.'}`,
  );
