import type { Content } from '../../../engine/content/content.ts';
import { staleDrawings } from '../../../engine/drawings/stale-drawings.ts';
import { type Check, error } from './finding.ts';

/** Resume, share cards and icons that are missing or older than the content. */
export function drawings(content: Content): Check {
  return { fine: 'resume, share cards and icons are as new as their source', findings: staleDrawings(content).map(error) };
}
