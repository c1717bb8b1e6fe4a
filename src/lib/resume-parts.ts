// The resume as every form of it is written: the page, the PDF and the text file.

/** One entry of a section: a position, a school, a skill. */
export interface ResumeEntry {
  title?: string;
  /** Where the title leads. */
  url?: string;
  /** What stands opposite the title: years, a school, the tools. */
  aside?: string;
  /** A softer line below the title. */
  note?: string;
  text?: string;
  /** What somebody else said. */
  quote?: string;
  points?: string[];
}

/** A part of the resume below a heading of its own. */
export interface ResumeSection {
  name: string;
  heading: string;
  entries: ResumeEntry[];
  /** Whether its entries are a word and what it means, side by side. */
  isGlossary: boolean;
}

/** The resume with what stands at its head; empty where nothing is written. */
export interface WrittenResume {
  label: string;
  phone: string;
  summary: string;
  sections: ResumeSection[];
}
