/** Where the site is published, without a slash at the end. */
const SITE_URL = import.meta.env.SITE_URL;

/** The one public address of a route: absolute, and without a slash at the end for all but the home page. */
export function pageAddress(route: string): string {
  return SITE_URL + route;
}
