import { join } from 'node:path';
import { change } from './build-site.ts';
import { CASE_STUDIES } from './pages.ts';

/** The case study that has links among its words. */
export const [CASE_STUDY] = CASE_STUDIES as [(typeof CASE_STUDIES)[0]];

/** The ids that links in Markdown lead to: on another page, and on the same page. */
export const PLACE_ELSEWHERE = 'projects';
export const PLACE_HERE = 'explore-more';

/** Writes links into the Markdown of a copy of the sample: between a case study and the About page, and to places. */
export function writeMarkdownLinks(project: string): void {
  const places = `[a place elsewhere](/#${PLACE_ELSEWHERE}) or [a place here](#${PLACE_HERE})`;
  change(join(project, `sample/case-studies${CASE_STUDY.route}/body.mdx`), /$/, `\nRead [another page](/about), ${places}.\n`);
  change(join(project, 'sample/pages/about.mdx'), /$/, `\nRead [another page](${CASE_STUDY.route}) as well.\n`);
}
