import { problem } from '../../../engine/content/checks/problem.ts';
import type { Content } from '../../../engine/content/content.ts';
import { type Check, error, warning } from './finding.ts';
import { textsIn } from './texts-in.ts';

/** Dates in the resume that are in the future, and dates that do not exist although JSON Resume accepts them. */
export function dates(content: Content, today: Date): Check {
  const file = content.file('resume.json');
  const all = textsIn(file.data).filter(([path]) => /^(date|(start|end|release)Date)$/.test(String(path.at(-1))));
  const future = all.filter(([path, value]) => /^(start|end)Date$/.test(String(path.at(-1))) && new Date(value) > today);
  const never = all.filter(([, value]) => /^\d{4}-[\d-]+$/.test(value) && !isDay(value));
  return {
    fine: 'no date is in the future',
    findings: [
      ...future.map(([path, value]) => {
        const isDegree = path[0] === 'education' && path.at(-1) === 'endDate';
        const text = problem(file, path, `is ${value}, which is in the future. Leave it out if it has not ended.`);
        return isDegree ? warning(text) : error(text); // A degree that is not finished yet is fine to mention.
      }),
      ...never.map(([path, value]) => error(problem(file, path, `is ${value}, which is not a valid date. Correct it.`))),
    ],
  };
}

/** Whether a date exists: Date turns 30 February into 1 March, which then differs. */
function isDay(date: string): boolean {
  const day = new Date(date);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}
