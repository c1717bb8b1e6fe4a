import { type CheckedSite, checkContent } from '../../../engine/checks/check-content.ts';
import type { Content } from '../../../engine/content/content.ts';
import { siteFolder } from '../../../engine/content/site-folder.ts';
import { staleFiles } from '../../../engine/generate/stale-files.ts';
import { advice } from './advice.ts';
import { colours } from './colours.ts';
import { altTexts, pictureSizes } from './pictures.ts';
import { dates, resumeFields } from './resume.ts';
import { samples } from './samples.ts';
import { untranslatedLabels } from './untranslated-labels.ts';
import { visitCounter } from './visit-counter.ts';

/** The result of a check. Each message has file, line, what is wrong and what to do: "content/site.yaml:5: …". */
interface Check {
  /** The line of the report if nothing was found. */
  fine: string;
  /** To fix before publishing: the site is not ready. */
  errors: string[];
  /** Worth a look. */
  warnings: string[];
}

/** A check of a site, whose files may have faults. Undefined if what it looks at is missing. */
type Run = (site: CheckedSite, today: Date) => Check | undefined | Promise<Check | undefined>;

/** A check that needs the whole content. */
const ofWhole =
  (run: (content: Content, today: Date) => Check): Run =>
  ({ content }, today) =>
    content && run(content, today);

/** Resume and share cards that are missing or older than the content: compared with it once nothing is wrong with it. */
const generatedFiles: Run = ({ content, problems }) =>
  content && problems.length === 0 ? { fine: 'resume and share cards are as new as their source', ...staleFiles(content) } : undefined;

/** Most important first. */
const CHECKS: Run[] = [
  samples,
  ofWhole(untranslatedLabels),
  colours,
  generatedFiles,
  dates,
  ofWhole(advice),
  resumeFields,
  altTexts,
  pictureSizes,
  ofWhole(visitCounter),
];

/** Runs all checks. Where files have faults, each looks at the others: the owner should see everything in one run. */
export async function runChecks(root: string, today = new Date(), folder = siteFolder(root)): Promise<Check[]> {
  const site = await checkContent(root, folder);
  const contentCheck: Check = { fine: 'fields, links and pictures are complete', errors: site.problems, warnings: site.advice };
  const checks = await Promise.all(CHECKS.map((run) => run(site, today)));
  const found = checks.filter((check) => check !== undefined);
  // A check that saw only some of the files cannot call anything fine.
  return [contentCheck, ...(site.problems.length > 0 ? found.filter((check) => !isFine(check)) : found)];
}

const isFine = ({ errors, warnings }: Check) => errors.length === 0 && warnings.length === 0;

/** What was found as text, and whether the site is ready to be published. */
export function report(checks: Check[]): { text: string; isReady: boolean } {
  const errors = checks.flatMap((check) => check.errors);
  const warnings = checks.flatMap((check) => check.warnings);
  const fine = checks.filter(isFine).map((check) => check.fine);
  const section = (heading: string, sign: string, lines: string[]) =>
    lines.length > 0 ? [heading, ...lines.map((line) => `  ${sign} ${line}`), ''] : [];
  const verdict = errors.length > 0 ? `Not ready to publish: ${errors.length} to fix.` : 'Ready to publish.';
  const lines = [
    ...section('Fix before publishing', '✗', errors),
    ...section('Worth a look', '!', warnings),
    ...section('Fine', '✓', fine),
    verdict,
  ];
  return { text: lines.join('\n'), isReady: errors.length === 0 };
}
