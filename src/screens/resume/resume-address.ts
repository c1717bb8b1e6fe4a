import { resumePage } from '#content/pages/resume.ts';
import { owner } from '#src/lib/owner.ts';
import { resumeName } from './resume-name.ts';

/** Where a form of the resume stands; `npm run resume` writes it. */
export const resumeAddress = (format: string) => `${import.meta.env.BASE_URL}images/${resumeName(owner)}.${format}`;

const kilobytes = new Intl.NumberFormat(owner.locale);

/** "84 KB", as a visitor's own file list shows it. */
export const fileSize = (bytes = 0) => `${kilobytes.format(Math.max(1, Math.round(bytes / 1000)))} ${resumePage.kilobytes}`;
