/** The addresses of the pages that every site has, without the slash. */
export const FIXED_ROUTES = ['', 'about', 'contact', 'resume'];

const RESERVED_SLUGS = [...FIXED_ROUTES, '404', 'home', 'index', 'images', 'icons', 'assets'];

/** Why a page cannot have this address; undefined if it can. */
export function addressProblem(slug: string, taken: string[] = []): string | undefined {
  if ([...RESERVED_SLUGS, ...taken].includes(slug)) return 'this address is taken by another page. Choose another name.';
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return undefined;
  return 'cannot be an address. Use lowercase letters, digits and hyphens.';
}
