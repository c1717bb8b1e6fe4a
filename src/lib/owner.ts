import data from '#content/owner.json';
import type { Owner } from '#schema';

/**
 * The person the site is about. The cast is safe because the build checks owner.json; TypeScript cannot
 * tell which fields of a JSON file are optional.
 */
export const owner = data as Owner;
