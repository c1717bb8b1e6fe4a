import facts from '#content/owner.json';
import type { Owner } from '#schema';

/** Who the site belongs to. The build has checked owner.json; a JSON file alone cannot say which of its fields may be missing. */
export const owner = facts as Owner;
