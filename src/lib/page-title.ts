import owner from '#content/owner.json';

/** "About - Skye Sampleton Portfolio" */
export function pageTitle(page: string): string {
  return `${page} - ${owner.name} Portfolio`;
}
