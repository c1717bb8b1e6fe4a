import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../engine/content/content.ts';
import { problem } from '../engine/content/problem.ts';
import { passagesIn } from '../engine/markdown/mdx-text.ts';
import { type Check, look } from './finding.ts';

/** How many words people read in a minute; a label is true if it holds for someone between the two. */
const SLOW = 180;
const FAST = 260;

/** Reading times that a reader would not agree with. */
export function readingTimes({ root, folder, caseStudies }: Content): Check {
  const findings = caseStudies.flatMap(({ slug, content, meta: { minutes } }) => {
    const words = wordsIn(readFileSync(join(root, folder, 'case-studies', slug, 'body.mdx'), 'utf8'));
    const [least, most] = [Math.max(1, Math.floor(words / FAST)), Math.ceil(words / SLOW)];
    if (minutes >= least && minutes <= most) return [];
    return [look(problem(content, ['minutes'], `says ${minutes}, but ${words} words take ${least} to ${most} minutes.`))];
  });
  return { fine: 'reading times are true', findings };
}

/** The words of a case study; code is looked at, not read. */
function wordsIn(text: string): number {
  const prose = passagesIn(text).map((passage) => passage.text);
  return prose.join(' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}
