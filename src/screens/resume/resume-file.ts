import { site } from '#content/site.ts';

/** "Skye_Sampleton_CV": the name under which a visitor saves the resume. */
export const RESUME_NAME = `${site.owner.name.trim().replace(/\s+/g, '_')}_CV`;

/** Where the PDF stands; `npm run resume` writes it. */
export const RESUME_FILE = `${import.meta.env.BASE_URL}images/${RESUME_NAME}.pdf`;
