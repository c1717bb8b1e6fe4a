import { site } from '#content/site.ts';
import { owner } from './owner.ts';

/** The title of a page, such as "About - Skye Sampleton Portfolio". */
export function pageTitle(page: string): string {
  return `${page} - ${owner.name} ${site.labels.portfolio}`;
}
