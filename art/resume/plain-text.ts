import type { Owner, Resume, ResumePage } from '#schema';
import { type ResumeEntry, resumeOutline } from '../../src/screens/resume/resume-outline.ts';

const LINE_LENGTH = 78;

/** The resume for mail, terminals and the forms of recruiters. */
export function plainTextResume(resume: Resume, owner: Owner, words: ResumePage): string {
  const head = [owner.name, resume.basics.label, owner.place, '', owner.email, owner.url, owner.github, owner.linkedin];
  const sections = resumeOutline(resume, words).map(({ heading, entries }) =>
    [underlined(heading, '-'), ...entries.map(entryText)].join('\n\n'),
  );
  return `${[underlined(head[0] ?? '', '='), head.slice(1).join('\n'), wrapped(resume.basics.summary), ...sections].join('\n\n')}\n`;
}

function entryText({ title, aside, text, points = [] }: ResumeEntry): string {
  const heading = [title, aside].filter(Boolean).join(' | ');
  return [heading, text && wrapped(text), ...points.map((point) => wrapped(point, '- ', '  '))].filter(Boolean).join('\n');
}

const underlined = (text: string, sign: string) => `${text}\n${sign.repeat(text.length)}`;

/** Breaks text between words, so that no line is longer than a mail or a terminal shows. */
function wrapped(text: string, first = '', next = ''): string {
  const lines = [first];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? '';
    const isStart = line === first || line === next;
    if (!isStart && line.length + word.length >= LINE_LENGTH) lines.push(next + word);
    else lines[lines.length - 1] = isStart ? line + word : `${line} ${word}`;
  }
  return lines.join('\n');
}
