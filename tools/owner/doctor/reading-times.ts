import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problem } from '../../../engine/content/checks/problem.ts';
import type { Content } from '../../../engine/content/content.ts';
import { passagesIn } from '../../../engine/markdown/mdx-text.ts';
import { type Check, warning } from './finding.ts';

/** Words per minute of slow and fast readers: a reading time is accepted if it is right for somebody between the two. */
const SLOW = 180;
const FAST = 260;

/** Case studies whose stated reading time does not fit their number of words. */
export function readingTimes({ root, folder, caseStudies }: Content): Check {
  const findings = caseStudies.flatMap(({ slug, content, meta: { minutes } }) => {
    const words = wordsIn(readFileSync(join(root, folder, 'case-studies', slug, 'body.mdx'), 'utf8'));
    const [least, most] = [Math.max(1, Math.floor(words / FAST)), Math.ceil(words / SLOW)];
    if (minutes >= least && minutes <= most) return [];
    const time = most === 1 ? '1 minute' : `${least === most ? most : `${least} to ${most}`} minutes`;
    return [warning(problem(content, ['minutes'], `is ${minutes}, but ${words} words take ${time} to read.`))];
  });
  return { fine: 'reading times match the text', findings };
}

/** The number of words in an MDX text, without blocks of code. */
function wordsIn(text: string): number {
  const prose = passagesIn(text).map((passage) => passage.text);
  return prose.join(' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}
