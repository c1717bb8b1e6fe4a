import type { Content } from '../../../engine/content/content.ts';
import { resumeProblems } from '../../../engine/documents/resume-downloads.ts';
import { staleDrawings } from '../../../engine/drawings/stale-drawings.ts';
import { type Check, error } from './finding.ts';

/** Resume, share cards and icons that are older than the content. */
export function drawings(content: Content): Check {
  const problems = [...resumeProblems(content), ...staleDrawings(content)];
  return { fine: 'resume, share cards and icons are as new as their source', findings: problems.map(error) };
}
