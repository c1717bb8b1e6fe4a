/** The path under which the site is published, with a slash at both ends. */
const BASE = import.meta.env.BASE_URL;

/** The href of a link to a route: "/about", or "/some-repo/about" where the site is published under a path. */
export function pagePath(route: string): string {
  return BASE + route.slice(1);
}

/** The href of a link to a route of this site or to any other address, which is left unchanged. */
export function linkPath(address: string): string {
  return address.startsWith('/') ? pagePath(address) : address;
}

/** The route of an address; undefined where the address is not part of this site. */
export function routeOf({ origin, pathname }: { origin: string; pathname: string }): string | undefined {
  return origin === location.origin && pathname.startsWith(BASE) ? `/${pathname.slice(BASE.length)}` : undefined;
}
