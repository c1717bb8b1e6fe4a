import { resumePage } from '#content/pages/resume.ts';
import { owner } from '#src/lib/owner.ts';
import { resumeName } from '#src/lib/resume.ts';

/** The address of the resume in one file format. `npm run draw resume` writes these files. */
export const resumeAddress = (format: string) => `${import.meta.env.BASE_URL}images/${resumeName(owner)}.${format}`;

const kilobytes = new Intl.NumberFormat(owner.locale);

/** Such as "84 KB", where one KB is 1000 bytes. */
export const fileSize = (bytes = 0) => `${kilobytes.format(Math.max(1, Math.round(bytes / 1000)))} ${resumePage.kilobytes}`;
