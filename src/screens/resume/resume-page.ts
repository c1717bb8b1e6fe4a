import type { ResumePage } from '#schema';

/** The text of the resume page. A pattern instead of an import, because a site may have no such page. */
export const [resumePage] = Object.values(
  import.meta.glob<ResumePage>('#content/pages/resume.ts', { eager: true, import: 'resumePage' }),
) as [ResumePage];
