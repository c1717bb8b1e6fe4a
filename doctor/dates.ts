import type { Content } from '../engine/content/content.ts';
import { problem } from '../engine/content/problem.ts';
import { type Check, look, stop } from './finding.ts';
import { leavesIn } from './leaves.ts';

/** Dates of the resume that are still to come, and those that JSON Resume takes and no calendar has. */
export function dates(content: Content, today: Date): Check {
  const file = content.file('resume.json');
  const all = leavesIn(file.data).filter(([path]) => /^(date|(start|end|release)Date)$/.test(String(path.at(-1))));
  const future = all.filter(([path, value]) => /^(start|end)Date$/.test(String(path.at(-1))) && new Date(value) > today);
  const never = all.filter(([, value]) => /^\d{4}-[\d-]+$/.test(value) && !isDay(value));
  return {
    fine: 'no date lies in the future',
    findings: [
      ...future.map(([path, value]) => {
        const isDegree = path[0] === 'education' && path.at(-1) === 'endDate';
        const text = problem(file, path, `is ${value}, which is still to come. Leave it out for what goes on.`);
        return isDegree ? look(text) : stop(text); // A degree may be expected.
      }),
      ...never.map(([path, value]) => stop(problem(file, path, `is ${value}, which no calendar has. Correct it.`))),
    ],
  };
}

/** Whether a calendar has it: the thirtieth of February would become the first of March. */
function isDay(date: string): boolean {
  const day = new Date(date);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}
