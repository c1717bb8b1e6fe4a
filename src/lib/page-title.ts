import { site } from '#content/site.ts';

/** "About - Skye Sampleton Portfolio" */
export function pageTitle(page: string): string {
  return `${page} - ${site.owner.name} Portfolio`;
}
