import type { Resume } from '#schema';
import type { AllLabels } from '../../schema/default-labels.ts';
import type { ContentWithResume } from '../content/content.ts';
import {
  entryOf,
  inLines,
  inOneLine,
  type JsonEntry,
  type ResumeEntry,
  SECTIONS,
  type SectionLabels,
  type SectionName,
  TERM_SECTIONS,
} from './resume-sections.ts';

/** A section of the resume, with a heading. */
interface ResumeSection {
  name: string;
  heading: string;
  entries: ResumeEntry[];
  /** Whether each entry is a term with its explanation beside it, such as a skill and its tools. */
  hasTerms: boolean;
}

const isSection = (key: string): key is SectionName => Object.hasOwn(SECTIONS, key);

/** The sections of the resume, in the order of resume.json. The page and the PDF are made from this. */
export function resumeOutline(resume: Resume, { headings, to, now, grade }: AllLabels['resume'], locale: string): ResumeSection[] {
  const labels = { to, now, grade, locale };
  const sections = Object.keys(resume)
    .filter(isSection)
    .map((name) => ({
      name,
      heading: headings[name],
      hasTerms: TERM_SECTIONS.includes(name),
      entries: entriesOf(name, resume[name], labels),
    }));
  return sections.filter(({ entries }) => entries.length > 0);
}

function entriesOf<Name extends SectionName>(name: Name, entries: Resume[Name], labels: SectionLabels): ResumeEntry[] {
  return ((entries ?? []) as JsonEntry<Name>[]).flatMap((written) => entryOf(SECTIONS[name](written, labels)));
}

/** The resume for the page and the PDF. Dates are formatted at build, because browsers may write the months of a language differently. */
export function formatResume({ resume, labels, owner }: ContentWithResume) {
  const { label, phone, summary } = resume.basics ?? {}; // Name, place and links come from owner.yaml.
  return {
    label: inOneLine(label) || owner.role,
    phone: inOneLine(phone),
    summary: inLines(summary),
    sections: resumeOutline(resume, labels.resume, owner.locale),
  };
}
