import type { ContentName } from '#schema';
import { CONTENT } from '../../schema/content.ts';
import type { FileDefinition } from '../../schema/file-definition.ts';
import { articleRoute, FEED, WRITING } from '../../schema/routes.ts';
import { slugOf } from './content-files.ts';
import type { ContentFile } from './read-content.ts';

const DEFINITIONS: Record<ContentName, FileDefinition> = CONTENT;

const routes = Object.values(DEFINITIONS).flatMap(({ route }) => route ?? []);

/** What no page of the owner's own may be called. */
export const RESERVED_SLUGS = [...routes.map((route) => route.slice(1)), 'home', '404', 'index', 'images', 'icons', 'assets'];

export type Routes = Record<'published' | 'drafts', Set<string>>;

/** Every address that can be linked to, by the names of the files alone: a fault in one of them does not break a link to it. */
export const routesOf = (files: ContentFile[], drafts: ContentFile[]): Routes => ({
  published: addressesOf(files),
  drafts: addressesOf(drafts),
});

function addressesOf(files: ContentFile[]): Set<string> {
  const routes = files.flatMap(({ name, file }) => {
    if (name === 'articles') return [WRITING, FEED, articleRoute(slugOf(file))];
    if (name === 'caseStudies' || name === 'customPages') return [`/${slugOf(file)}`];
    return DEFINITIONS[name].route ?? [];
  });
  return new Set(routes);
}

/** Why a page cannot have this address; undefined if it can. */
export function slugProblem(slug: string, taken: string[] = RESERVED_SLUGS): string | undefined {
  if (taken.includes(slug)) return 'this address is taken. Choose another name.';
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return undefined;
  return 'cannot be an address. Use lowercase letters, digits and hyphens.';
}

/** The message for a link to a page that the site does not have, or that is a draft or a list of drafts. */
export function missingPageProblem({ drafts }: Routes, address: string, remedy: string): string {
  if (drafts.has(address.replace(/[?#].*/, ''))) return `links to ${address}, which is not published: only "npm run dev" shows drafts.`;
  return `links to ${address}, but there is no such page. ${remedy}`;
}
