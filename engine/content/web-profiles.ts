import type { Owner } from '#schema';

/** The owner's profiles on other websites; links to pages of this site and to e-mail addresses are left out. */
export const webProfiles = ({ profiles }: Pick<Owner, 'profiles'>) => profiles.filter(({ url }) => /^https?:/.test(url));
