import { stopOn } from '../content/checks/check-content.ts';
import type { Content } from '../content/content.ts';

/** The address the site is published at, without a slash at its end. The variable SITE_URL overrides owner.json, such as for a preview. */
export function siteAddress(content: Content): string {
  const address = process.env.SITE_URL || content.owner.url;
  if (!/^https?:/.test(address) || !URL.canParse(address))
    stopOn(content, [`SITE_URL: "${address}" is not a web address. Write it with https:// at its start.`]);
  return address.replace(/\/$/, '');
}
