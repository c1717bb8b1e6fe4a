import type { Owner } from '#schema';

/** The file name of the downloaded resume, without its ending: "Skye_Sampleton_CV". */
export const resumeName = ({ name }: Pick<Owner, 'name'>) => `${name.replace(/\s+/g, '_')}_CV`;
