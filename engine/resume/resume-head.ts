import type { Owner, Resume } from '#schema';
import { inLines, inOneLine } from './resume-entry.ts';

/** The facts at the top of the resume that come from resume.json; empty if missing. Name, place and links come from owner.json. */
export function resumeHead({ basics = {} }: Resume, { role }: Pick<Owner, 'role'>) {
  return { label: inOneLine(basics.label) || role, phone: inOneLine(basics.phone), summary: inLines(basics.summary) };
}
