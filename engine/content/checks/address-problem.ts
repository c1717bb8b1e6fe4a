import type { Owner, Site } from '#schema';

/** The addresses of the pages that every site has, without the slash. */
export const FIXED_ROUTES = ['', 'about', 'contact', 'resume'];

const RESERVED_SLUGS = [...FIXED_ROUTES, '404', 'home', 'index', 'images', 'icons', 'assets'];
const MAX_TITLE_LENGTH = 60;

/** Why a page cannot have this address; undefined if it can. */
export function addressProblem(slug: string, taken: string[] = []): string | undefined {
  if ([...RESERVED_SLUGS, ...taken].includes(slug)) return 'this address belongs to another page. Give it another name.';
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return undefined;
  return 'is not an address. Name it with small letters, digits and dashes.';
}

/** Why a page cannot have this name; undefined if it can. */
export function titleProblem(page: string, { owner, site }: { owner: Owner; site: Site }): string | undefined {
  const title = `${page} - ${owner.name} ${site.labels.portfolio}`;
  if (title.length <= MAX_TITLE_LENGTH) return undefined;
  return `makes the title "${title}": ${title.length} characters, search engines show ${MAX_TITLE_LENGTH}. Shorten the name of the page.`;
}
