import type { Content } from '../content/content.ts';
import { stopOn } from '../content/content-or-stop.ts';

/** Where the site is published. SITE_URL publishes the same content elsewhere: a preview host, or a project page below a path. */
export function siteAddress(content: Content): string {
  const address = process.env.SITE_URL || content.owner.url;
  if (!/^https?:/.test(address) || !URL.canParse(address))
    stopOn(content, [`SITE_URL: "${address}" is not a web address. Write it with https:// at its start.`]);
  return address.replace(/\/$/, '');
}
