import type { Resume } from '#schema';
import type { AllLabels } from '../../schema/default-labels.ts';

/** One entry of a section on the page and in the PDF: a position, a school, a skill. */
export interface ResumeEntry {
  title?: string;
  /** The address that the title links to. */
  url?: string;
  /** Shown on the other side of the line of the title: years, a school, tools. */
  aside?: string;
  /** A less prominent line below the title. */
  note?: string;
  text?: string;
  /** What another person said about the owner. */
  quote?: string;
  points?: string[];
}

/** The labels that are added between the fields, and the language for the names of months. */
export interface SectionLabels extends Pick<AllLabels['resume'], 'to' | 'now' | 'grade'> {
  locale: string;
}

/** "2024-03" becomes "Mar 2024", or "mars 2024" in Swedish. Without a valid month only the year is written. */
function formatDate(date: string | undefined, locale: string): string | undefined {
  const [year, month] = (date ?? '').split('-').map(Number);
  if (!year) return undefined;
  if (!month || month > 12) return `${year}`;
  // Some languages use another calendar by default; their years would not match dates that are a year alone.
  const format = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', calendar: 'gregory', timeZone: 'UTC' });
  return format.format(Date.UTC(year, month - 1));
}

interface Period {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** "Mar 2023 to May 2024", or "Mar 2023 to now" without an end. */
function formatPeriod({ startDate, endDate }: Period, { to, now, locale }: SectionLabels): string | undefined {
  const start = formatDate(startDate, locale);
  const end = formatDate(endDate, locale);
  if (!start || start === end) return end;
  return `${start} ${to} ${end ?? now}`;
}

/** The lists in a resume: each becomes a section. */
export type SectionName = keyof AllLabels['resume']['headings'];

/** One entry as it is in resume.json. */
export type JsonEntry<Name extends SectionName> = NonNullable<Resume[Name]>[number];

type Sections = { [Name in SectionName]: (written: JsonEntry<Name>, labels: SectionLabels) => Draft };

/** A list with a capital letter at its start: "Volunteer cloud observer, slow runner". */
function listed(parts: string[] | undefined, locale: string): string {
  return joined(parts ?? []).replace(/^./u, (first) => first.toLocaleUpperCase(locale));
}

const graded = (score = '', grade: string) => (score.trim() ? `${grade} ${score}` : '');

/** How an entry of each section is shown. */
export const SECTIONS: Sections = {
  work: ({ name, position, description, location, url, summary, highlights, ...dates }, labels) => ({
    title: joined([position, name]),
    url,
    aside: formatPeriod(dates, labels),
    note: joined([description, location], ' · '),
    text: summary,
    points: highlights,
  }),
  volunteer: ({ organization, position, url, summary, highlights, ...dates }, labels) => ({
    title: joined([position, organization]),
    url,
    aside: formatPeriod(dates, labels),
    text: summary,
    points: highlights,
  }),
  education: ({ institution, url, area, studyType, score, courses, ...dates }, labels) => {
    const degree = joined([studyType, area]);
    return {
      title: degree || institution,
      url,
      aside: joined([degree && institution, formatPeriod(dates, labels)]),
      note: graded(score, labels.grade),
      points: courses,
    };
  },
  awards: ({ title, date, awarder, summary }, { locale }) => ({
    title,
    aside: joined([awarder, formatDate(date, locale)]),
    text: summary,
  }),
  certificates: ({ name, date, url, issuer }, { locale }) => ({ title: name, url, aside: joined([issuer, formatDate(date, locale)]) }),
  publications: ({ name, publisher, releaseDate, url, summary }, { locale }) => ({
    title: name,
    url,
    aside: joined([publisher, formatDate(releaseDate, locale)]),
    text: summary,
  }),
  skills: ({ name, level, keywords }, { locale }) => {
    const [skills, howWell] = [listed(keywords, locale), joined([level])];
    return { title: name, text: skills && howWell ? `${skills} (${howWell})` : skills || howWell };
  },
  languages: ({ language, fluency }) => ({ title: language, text: fluency }),
  interests: ({ name, keywords }, { locale }) => ({ title: name, text: listed(keywords, locale) }),
  references: ({ name, reference }) => ({ title: name, quote: reference }),
  projects: ({ name, description, highlights, keywords, url, roles, entity, type, ...dates }, labels) => ({
    title: name,
    url,
    aside: joined(keywords ?? []),
    note: joined([formatPeriod(dates, labels), ...(roles ?? []), entity, type], ' · '),
    text: description,
    points: highlights,
  }),
};

/** Sections whose entries are shown as two columns: a term and its explanation. */
export const TERM_SECTIONS: SectionName[] = ['skills', 'languages', 'interests'];

/** An entry before it is cleaned: any part may be missing or empty. */
export type Draft = { [Part in keyof ResumeEntry]?: ResumeEntry[Part] | undefined };

/** Joins the parts that are not empty. */
function joined(parts: (string | undefined)[], separator = ', '): string {
  return parts.map(inOneLine).filter(Boolean).join(separator);
}

/** Text in one line, without control characters. */
export const inOneLine = (text = '') => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Text that keeps its line breaks, without other control characters. */
export const inLines = (text = '') =>
  text
    .split(/\r\n?|\n/)
    .map(inOneLine)
    .join('\n')
    .trim();

/** The entry without its empty parts, as a list of one; an empty list if nothing is left. */
export function entryOf({ title, url = '', aside, note, text, quote, points = [] }: Draft): ResumeEntry[] {
  // The title is the link. Without a title, or with a URL that is not http, the URL is shown as text instead.
  const isLink = /^https?:\/\/\S+$/i.test(url) && inOneLine(title) !== '';
  const parts: Record<string, string> = {
    title: inOneLine(title),
    url: isLink ? url : '',
    aside: inOneLine(aside),
    note: joined([note, isLink ? '' : url], ' · '),
    text: inLines(text),
    quote: inLines(quote),
  };
  const list = points.map(inLines).filter(Boolean);
  const entry = { ...Object.fromEntries(Object.entries(parts).filter(([, part]) => part)), ...(list.length > 0 && { points: list }) };
  return Object.keys(entry).length > 0 ? [entry] : [];
}
