import type { Owner, Resume, ResumePage } from '#schema';
import type { ResumeEntry } from '../../../src/lib/resume-parts.ts';
import { webProfiles } from '../../content/web-profiles.ts';
import { resumeHead } from '../../resume/resume-head.ts';
import { resumeOutline } from '../../resume/resume-outline.ts';

const LINE_LENGTH = 78;

/** The resume as plain text, for e-mail, terminals and recruiters' forms. */
export function plainTextResume(resume: Resume, owner: Owner, words: ResumePage): string {
  const { label, phone, summary } = resumeHead(resume, owner);
  const links = [owner.email, owner.url, ...webProfiles(owner).map(({ url }) => url)];
  const parts = [
    underlined(owner.name, '='),
    [label, owner.place].join('\n'),
    [...(phone ? [phone] : []), ...links].join('\n'),
    wrapped(summary),
    ...resumeOutline(resume, words, owner.locale).map(({ heading, entries }) =>
      [underlined(heading, '-'), ...entries.map(entryText)].join('\n\n'),
    ),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function entryText({ title, url, aside, note, text, quote, points = [] }: ResumeEntry): string {
  const heading = [title, aside].filter(Boolean).join(' | ');
  const lines = [
    ...(heading.length <= LINE_LENGTH ? [heading] : [wrapped(title), wrapped(aside)]),
    wrapped(note),
    url,
    wrapped(text),
    wrapped(quote, '> ', '> '),
    ...points.map((point) => wrapped(point, '- ', '  ')),
  ];
  return lines.filter(Boolean).join('\n');
}

const underlined = (text: string, sign: string) => `${text}\n${sign.repeat(text.length)}`;

/** Wraps text at LINE_LENGTH, between words. Keeps the line breaks that the owner wrote. */
function wrapped(text = '', first = '', next = ''): string {
  if (!text) return '';
  return text
    .split('\n')
    .map((line, index) => wrappedLine(line, index === 0 ? first : next, next))
    .join('\n');
}

function wrappedLine(text: string, first: string, next: string): string {
  const lines = [first];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? '';
    const isStart = line === first || line === next;
    if (!isStart && line.length + word.length >= LINE_LENGTH) lines.push(next + word);
    else lines[lines.length - 1] = isStart ? line + word : `${line} ${word}`;
  }
  return lines.join('\n');
}
