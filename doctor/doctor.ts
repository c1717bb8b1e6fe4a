import { checkContent } from '../engine/content/check-content.ts';
import { siteFolder } from '../engine/content/site-folder.ts';
import { altTexts } from './alt-texts.ts';
import { colours } from './colours.ts';
import { dates } from './dates.ts';
import { drawings } from './drawings.ts';
import { type Check, stop } from './finding.ts';
import { pictureSizes } from './picture-sizes.ts';
import { readingTimes } from './reading-times.ts';
import { resumeFields } from './resume-fields.ts';
import { samples } from './samples.ts';
import { securityNotice } from './security-notice.ts';

/** Everything the doctor looks at, most important first. Where the content itself is broken, nothing else can be judged. */
export async function examine(root: string, today = new Date(), folder = siteFolder(root)): Promise<Check[]> {
  const { problems, content } = await checkContent(root, folder);
  const sound: Check = { fine: 'titles, descriptions, links, pictures and fields are as they must be', findings: problems.map(stop) };
  if (problems.length > 0) return [sound];
  return [
    await samples(content),
    colours(content),
    drawings(content),
    dates(content, today),
    sound,
    readingTimes(content),
    resumeFields(content),
    altTexts(content),
    await pictureSizes(content),
    securityNotice(root, today),
  ];
}

/** The findings as a person reads them, and whether the site may be published. */
export function report(checks: Check[]): { text: string; isFit: boolean } {
  const found = checks.flatMap(({ findings }) => findings);
  const of = (weight: string) => found.filter((finding) => finding.weight === weight).map(({ text }) => text);
  const [stops, looks] = [of('stop'), of('look')];
  const fine = checks.filter(({ findings }) => findings.length === 0).map((check) => check.fine);
  const part = (heading: string, sign: string, lines: string[]) =>
    lines.length > 0 ? [heading, ...lines.map((line) => `  ${sign} ${line}`), ''] : [];
  const verdict = stops.length > 0 ? `Not yet: ${stops.length} to mend before anybody sees this.` : 'Ready to publish.';
  const lines = [...part('Would embarrass you', '✗', stops), ...part('Worth a look', '!', looks), ...part('Fine', '✓', fine), verdict];
  return { text: lines.join('\n'), isFit: stops.length === 0 };
}
