/** The pages that every site has. */
export const FIXED_ROUTES = ['', 'about', 'contact', 'resume'];

const RESERVED_SLUGS = [...FIXED_ROUTES, '404', 'home', 'index', 'images', 'icons', 'assets'];
const LONGEST_TITLE = 60;

/** Why a folder of case studies cannot have this name; undefined where it can. */
export function addressTrouble(slug: string): string | undefined {
  if (RESERVED_SLUGS.includes(slug)) return 'this address belongs to another page. Give the folder another name.';
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return undefined;
  return 'is not an address. Name the folder with small letters, digits and dashes.';
}

/** Why a page cannot have this name; undefined where it can. */
export function titleTrouble(page: string, owner: string): string | undefined {
  const title = `${page} - ${owner} Portfolio`;
  if (title.length <= LONGEST_TITLE) return undefined;
  return `makes the title "${title}": ${title.length} characters, search engines show ${LONGEST_TITLE}. Shorten the name of the page.`;
}
