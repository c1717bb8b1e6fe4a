import type { Owner, Resume, ResumePage } from '#schema';
import type { ResumeEntry } from '../../../src/lib/resume-parts.ts';
import { webProfiles } from '../../content/web-profiles.ts';
import { inOneLine } from '../../resume/resume-entry.ts';
import { resumeHead } from '../../resume/resume-head.ts';
import { resumeOutline } from '../../resume/resume-outline.ts';
import { postalAddress } from './postal-address.ts';

/** The longest line by RFC 2425, the base of vCard, without the line break. */
const MAX_LINE_BYTES = 75;

/** A vCard for the address book. Version 3.0 (RFC 2426): the newest one that phones, Outlook and webmail all read. */
export function contactCard(resume: Resume, owner: Owner, words: ResumePage): string {
  const family = owner.name.startsWith(`${owner.firstName} `) ? owner.name.slice(owner.firstName.length + 1) : '';
  const given = family ? owner.firstName : owner.name;
  const { label, phone } = resumeHead(resume, owner);
  const { street, city, region, postalCode, country } = postalAddress(resume, owner);
  const employer = currentEmployer(resume);
  const notes = notesOn(resume, owner, words);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${value(family)};${value(given)};;;`,
    `FN:${value(owner.name)}`,
    `TITLE:${value(label)}`,
    employer && `ORG:${value(employer)}`,
    `EMAIL;TYPE=INTERNET:${value(owner.email)}`,
    phone && `TEL:${value(phone)}`,
    `URL:${owner.url}`,
    ...webProfiles(owner).map(({ name, url }) => `URL;TYPE=${type(name)}:${url}`),
    `ADR;TYPE=WORK:;;${[street, city, region, postalCode, country].map(value).join(';')}`,
    notes && `NOTE:${value(notes)}`,
    'END:VCARD',
  ];
  return lines.flatMap((line) => (line ? [`${folded(line)}\r\n`] : [])).join('');
}

/** Where the owner works now: the first position without an end date. */
function currentEmployer({ work = [] }: Resume): string {
  return inOneLine(work.find(({ name, endDate }) => inOneLine(name) && !endDate)?.name);
}

/** Address books have no fields for the sections of a resume, so each section becomes a line of the note. */
function notesOn(resume: Resume, owner: Owner, words: ResumePage): string {
  const sections = resumeOutline(resume, words, owner.locale).map(
    ({ heading, entries, isGlossary }) => `${heading}: ${entries.map((entry) => shortEntry(entry, isGlossary)).join('; ')}`,
  );
  return [resumeHead(resume, owner).summary, ...sections].filter(Boolean).join('\n');
}

/** An entry in one line: its title, with the explanation or quote that belongs to it. */
function shortEntry({ title, aside, note, text, quote, points = [] }: ResumeEntry, isGlossary: boolean): string {
  const meaning = isGlossary ? text : quote;
  return inOneLine(title && meaning ? `${title}: ${meaning}` : (title ?? text ?? quote ?? aside ?? note ?? points.join(', ')));
}

/** A name as a TYPE parameter, which allows only letters, digits and dashes. */
const type = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'other';

const value = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Folds a long line as vCard requires: the next line begins with a space. Counts bytes, and never splits a character. */
function folded(line: string): string {
  const parts = [''];
  for (const character of line) {
    const part = parts.at(-1) ?? '';
    if (Buffer.byteLength(part + character) > MAX_LINE_BYTES) parts.push(` ${character}`);
    else parts[parts.length - 1] = part + character;
  }
  return parts.join('\r\n');
}
