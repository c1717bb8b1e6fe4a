import type { Owner, Resume } from '#schema';
import { inLines, inOneLine } from './resume-entry.ts';

/** What only resume.json knows of its owner; empty where nothing is written. Name, place and addresses are those of owner.json. */
export function resumeHead({ basics = {} }: Resume, { role }: Pick<Owner, 'role'>) {
  return { label: inOneLine(basics.label) || role, phone: inOneLine(basics.phone), summary: inLines(basics.summary) };
}
