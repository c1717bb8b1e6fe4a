import { staleDrawings } from '../art/stale-drawings.ts';
import type { Content } from '../engine/content/content.ts';
import { resumeProblems } from '../engine/documents/resume-downloads.ts';
import { type Check, stop } from './finding.ts';

/** Resume, share cards and icons that no longer show what the content says. */
export function drawings(content: Content): Check {
  const problems = [...resumeProblems(content), ...staleDrawings(content)];
  return { fine: 'resume, share cards and icons are as new as their source', findings: problems.map(stop) };
}
