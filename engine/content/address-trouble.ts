import type { Content } from './content.ts';

/** The pages that every site has. */
export const FIXED_ROUTES = ['', 'about', 'contact', 'resume'];

const RESERVED_SLUGS = [...FIXED_ROUTES, '404', 'home', 'index', 'images', 'icons', 'assets'];
const LONGEST_TITLE = 60;

/** Why a page cannot have this address; undefined where it can. */
export function addressTrouble(slug: string, taken: string[] = []): string | undefined {
  if ([...RESERVED_SLUGS, ...taken].includes(slug)) return 'this address belongs to another page. Give it another name.';
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return undefined;
  return 'is not an address. Name it with small letters, digits and dashes.';
}

/** Why a page cannot have this name; undefined where it can. */
export function titleTrouble(page: string, { owner, site }: Content): string | undefined {
  const title = `${page} - ${owner.name} ${site.labels.portfolio}`;
  if (title.length <= LONGEST_TITLE) return undefined;
  return `makes the title "${title}": ${title.length} characters, search engines show ${LONGEST_TITLE}. Shorten the name of the page.`;
}
