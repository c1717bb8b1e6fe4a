import { type Content, createContent } from '../content/content.ts';
import { type ReadContent, readContent } from '../content/read-content.ts';
import { siteFolder } from '../content/site-folder.ts';
import { proseFindings } from '../prose/prose-problems.ts';
import { crossCheckProblems } from './cross-checks.ts';
import { ownRulesAdvice } from './old-addresses.ts';
import { tagAdvice } from './tag-advice.ts';

/** What is known about a site once its files were read and checked. */
export interface CheckedSite extends Pick<ReadContent, 'files' | 'drafts' | 'parts'> {
  root: string;
  folder: string;
  /** What is wrong, one message each, with file, line and field. */
  problems: string[];
  /** What may be a mistake. */
  advice: string[];
  /** Undefined if a file has a fault. */
  content: Content | undefined;
}

/** Reads and checks the content. Drafts of articles are left out: only `npm run dev` shows them. */
export async function checkContent(root: string, folder = siteFolder(root), { withDrafts = false } = {}): Promise<CheckedSite> {
  const { parsed, ...read } = readContent(root, folder, { withDrafts });
  const { files } = read;
  const prose = await proseFindings(root, files, read.routes);
  const problems = [...files.flatMap((file) => file.problems), ...(await crossCheckProblems({ root, folder, ...read })), ...prose.problems];
  const advice = [...files.flatMap((file) => file.advice), ...tagAdvice(read), ...prose.advice, ...ownRulesAdvice(root, folder)];
  const content = parsed && createContent(root, folder, read, parsed);
  return { root, folder, ...read, problems, advice, content };
}

/** The content, if nothing is wrong with it; else prints what is, and ends the process. */
export function contentOrExit({ folder, problems, content }: CheckedSite): Content {
  return content && problems.length === 0 ? content : exitWithErrors(folder, problems);
}

/** Prints the problems for the owner and ends the process. */
export function exitWithErrors(folder: string, problems: string[]): never {
  console.error(`\n${folder}/ needs your attention:\n\n${problems.join('\n')}\n`);
  process.exit(1);
}
