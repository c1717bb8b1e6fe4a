import type { Content } from '../engine/content/content.ts';
import { problem } from '../engine/content/problem.ts';
import { type Check, stop } from './finding.ts';
import { leavesIn } from './leaves.ts';

/** Dates of the resume that are still to come. */
export function dates(content: Content, today: Date): Check {
  const file = content.file('resume.json');
  const future = leavesIn(file.data).filter(([path, value]) => /^(start|end)Date$/.test(String(path.at(-1))) && new Date(value) > today);
  return {
    fine: 'no date lies in the future',
    findings: future.map(([path, value]) =>
      stop(problem(file, path, `is ${value}, which is still to come. Leave it out for what goes on.`)),
    ),
  };
}
