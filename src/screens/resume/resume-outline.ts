import type { Resume, ResumePage } from '#schema';

export interface ResumeEntry {
  title?: string;
  /** What stands opposite the title: years, a school, the tools. */
  aside?: string;
  text?: string;
  points?: string[];
}

export interface ResumeSection {
  heading: string;
  entries: ResumeEntry[];
  /** Whether its entries are a word and what it means, side by side. */
  isGlossary?: boolean;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "2024-03" is read as "Mar 2024". */
function written(date: string): string {
  const [year, month] = date.split('-');
  return month ? `${MONTHS[Number(month) - 1]} ${year}` : `${year}`;
}

/** A list as a sentence would begin: "Volunteer cloud observer, slow runner". */
function listed(words: string[]): string {
  const text = words.join(', ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** What a resume says, in order: the page, the PDF and the text file are all written from this. */
export function resumeOutline(resume: Resume, { headings, to, now }: ResumePage): ResumeSection[] {
  const { work, projects = [], skills, education, interests = [] } = resume;
  const sections: ResumeSection[] = [
    {
      heading: headings.work,
      entries: work.map(({ name, position, startDate, endDate, highlights }) => ({
        title: `${position}, ${name}`,
        aside: `${written(startDate)} ${to} ${endDate ? written(endDate) : now}`,
        points: highlights,
      })),
    },
    {
      heading: headings.projects,
      entries: projects.map(({ name, description, keywords = [] }) => ({
        title: name,
        text: description,
        ...(keywords.length > 0 && { aside: keywords.join(', ') }),
      })),
    },
    { heading: headings.skills, isGlossary: true, entries: skills.map(({ name, keywords }) => ({ title: name, text: listed(keywords) })) },
    {
      heading: headings.education,
      entries: education.map(({ institution, area, studyType, endDate }) => ({
        title: `${studyType}, ${area}`,
        aside: `${institution}, ${written(endDate)}`,
      })),
    },
    { heading: headings.interests, entries: interests.map(({ keywords }) => ({ text: listed(keywords) })) },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}
