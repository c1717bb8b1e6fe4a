import { checkContent, schemaProblems } from '../../../engine/content/check-content.ts';
import { type Content, createContent, hasResume } from '../../../engine/content/content.ts';
import { siteFolder } from '../../../engine/content/site-folder.ts';
import { staleFiles } from '../../../engine/generate/stale-files.ts';
import { advice } from './advice.ts';
import { colours } from './colours.ts';
import { altTexts, pictureSizes } from './pictures.ts';
import { dates, resumeFields } from './resume.ts';
import { samples } from './samples.ts';
import { untranslatedLabels } from './untranslated-labels.ts';
import { visitCounter } from './visit-counter.ts';

/** The result of a check. Each message has file, line, what is wrong and what to do: "content/site.ts:5: …". */
interface Check {
  /** The line of the report if nothing was found. */
  fine: string;
  /** To fix before publishing: the site is not ready. */
  errors: string[];
  /** Worth a look. */
  warnings: string[];
}

type Run = (content: Content, today: Date) => Check | Promise<Check>;

/** Resume, share cards and icons that are missing or older than the content. */
const generatedFiles: Run = (content) => ({
  fine: 'resume, share cards and icons are as new as their source',
  errors: staleFiles(content),
  warnings: [],
});

/** Most important first. */
const CHECKS: Run[] = [
  samples,
  untranslatedLabels,
  colours,
  generatedFiles,
  dates,
  advice,
  resumeFields,
  altTexts,
  pictureSizes,
  visitCounter,
];

const RESUME_CHECKS: Run[] = [dates, resumeFields];

const checksFor = (content: Content) => CHECKS.filter((run) => hasResume(content) || !RESUME_CHECKS.includes(run));

/** Runs all checks. If the content has errors, those that are possible: the owner should see everything in one run. */
export async function runChecks(root: string, today = new Date(), folder = siteFolder(root)): Promise<Check[]> {
  const { problems, content } = await checkContent(root, folder);
  const contentCheck: Check = { fine: 'fields, links and pictures are complete', errors: problems, warnings: [] };
  if (problems.length > 0) return [contentCheck, ...(await possibleChecks(content, today))];
  return [contentCheck, ...(await Promise.all(checksFor(content).map((run) => run(content, today))))];
}

/**
 * What the checks find in the files that have no errors. A check that needs another file throws, and is left out.
 * Generated files show the whole content: they are compared with it once it is complete.
 */
async function possibleChecks({ root, folder, files }: Content, today: Date): Promise<Check[]> {
  const validFiles = files.filter((file) => schemaProblems(file).length === 0);
  const validContent = createContent(root, folder, validFiles);
  const runs = checksFor(validContent).filter((run) => run !== generatedFiles);
  const results = await Promise.allSettled(runs.map(async (run) => run(validContent, today)));
  const checks = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  return checks.filter((check) => !isFine(check)); // A check that saw only some of the files cannot call anything fine.
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
