import type { Owner } from '#schema';

/** "Skye_Sampleton_CV": the name under which a visitor saves the resume. */
export const resumeName = ({ name }: Pick<Owner, 'name'>) => `${name.replace(/\s+/g, '_')}_CV`;
