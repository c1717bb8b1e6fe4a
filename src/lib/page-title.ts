import type { Owner, Site } from '#schema';

/** The title of a page, such as "About - Skye Sampleton Portfolio". */
export function pageTitle(page: string, { owner, site }: { owner: Owner; site: Site }): string {
  return `${page} - ${owner.name} ${site.labels.portfolio}`;
}
