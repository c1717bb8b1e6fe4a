import type { Owner } from '#schema';

/** What Windows forbids in the name of a file, or what has another meaning in an address. */
const NOT_IN_FILE_NAMES = /[\s"#%*/:<>?\\|]+/g;

/** The file name of the downloaded resume, without its ending: "Skye_Sampleton_CV". */
export const resumeName = ({ name }: Pick<Owner, 'name'>) => `${name.replace(NOT_IN_FILE_NAMES, '_').replace(/^_|_$/g, '')}_CV`;

// The resume in the shape that the page and the PDF are made from.

/** One entry of a section: a position, a school, a skill. */
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

/** A section of the resume, with a heading. */
export interface ResumeSection {
  name: string;
  heading: string;
  entries: ResumeEntry[];
  /** Whether each entry is a term with its explanation beside it, such as a skill and its tools. */
  hasTerms: boolean;
}

/** The whole resume. Fields that the owner has not filled in are empty. */
export interface FormattedResume {
  label: string;
  phone: string;
  summary: string;
  sections: ResumeSection[];
}
