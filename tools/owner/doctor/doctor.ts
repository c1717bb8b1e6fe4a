import { checkContent } from '../../../engine/content/checks/check-content.ts';
import { siteFolder } from '../../../engine/content/site-folder.ts';
import { altTexts } from './alt-texts.ts';
import { colours } from './colours.ts';
import { dates } from './dates.ts';
import { drawings } from './drawings.ts';
import { type Check, error } from './finding.ts';
import { pictureSizes } from './picture-sizes.ts';
import { readingTimes } from './reading-times.ts';
import { resumeFields } from './resume-fields.ts';
import { samples } from './samples/samples.ts';
import { securityNotice } from './security-notice.ts';

/** Runs all checks, most important first. If the content itself has errors, only those are returned: the other checks need it. */
export async function examine(root: string, today = new Date(), folder = siteFolder(root)): Promise<Check[]> {
  const { problems, content } = await checkContent(root, folder);
  const contentCheck: Check = {
    fine: 'titles, descriptions, links, pictures and fields are as they must be',
    findings: problems.map(error),
  };
  if (problems.length > 0) return [contentCheck];
  return [
    await samples(content),
    colours(content),
    drawings(content),
    dates(content, today),
    contentCheck,
    readingTimes(content),
    resumeFields(content),
    altTexts(content),
    await pictureSizes(content),
    securityNotice(root, today),
  ];
}

/** The findings as text, and whether the site is ready to be published. */
export function report(checks: Check[]): { text: string; isReady: boolean } {
  const found = checks.flatMap(({ findings }) => findings);
  const of = (level: string) => found.filter((finding) => finding.level === level).map(({ text }) => text);
  const [errors, warnings] = [of('error'), of('warning')];
  const fine = checks.filter(({ findings }) => findings.length === 0).map((check) => check.fine);
  const part = (heading: string, sign: string, lines: string[]) =>
    lines.length > 0 ? [heading, ...lines.map((line) => `  ${sign} ${line}`), ''] : [];
  const verdict = errors.length > 0 ? `Not yet: ${errors.length} to mend before anybody sees this.` : 'Ready to publish.';
  const lines = [...part('Would embarrass you', '✗', errors), ...part('Worth a look', '!', warnings), ...part('Fine', '✓', fine), verdict];
  return { text: lines.join('\n'), isReady: errors.length === 0 };
}
