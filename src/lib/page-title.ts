import { site } from '#content/site.ts';
import { owner } from './owner.ts';

/** "About - Skye Sampleton Portfolio" */
export function pageTitle(page: string): string {
  return `${page} - ${owner.name} ${site.labels.portfolio}`;
}
