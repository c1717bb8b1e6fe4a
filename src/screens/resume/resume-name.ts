import type { Site } from '#content/schema.ts';

/** "Skye_Sampleton_CV": the name under which a visitor saves the resume. */
export const resumeName = ({ owner }: Site) => `${owner.name.trim().replace(/\s+/g, '_')}_CV`;
