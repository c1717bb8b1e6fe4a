import type { Owner } from '#schema';

/** The profiles that stand elsewhere on the web: a page of this site, or an e-mail address, is none. */
export const webProfiles = ({ profiles }: Pick<Owner, 'profiles'>) => profiles.filter(({ url }) => /^https?:/.test(url));
