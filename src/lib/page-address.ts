/** Where the site is published, without a slash at the end. */
const SITE_URL = import.meta.env.SITE_URL;
/** The path below which the site stands, with a slash at both ends. */
const BASE = import.meta.env.BASE_URL;

/** The one public address of a route: absolute, and without a slash at the end for all but the home page. */
export function pageAddress(route: string): string {
  return SITE_URL + route;
}

/** What a link to a route says: "/about", or "/some-repo/about" where the site stands below a path. */
export function pagePath(route: string): string {
  return BASE + route.slice(1);
}

/** What a link says that leads to a route of this site, or to another address as it stands. */
export function linkPath(address: string): string {
  return address.startsWith('/') ? pagePath(address) : address;
}

/** The route behind an address of this host; undefined where it does not belong to the site. */
export function routeOf({ origin, pathname }: { origin: string; pathname: string }): string | undefined {
  return origin === location.origin && pathname.startsWith(BASE) ? `/${pathname.slice(BASE.length)}` : undefined;
}
