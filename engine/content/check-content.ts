import type { z } from 'zod';
import type { Article } from '#schema';
import { type Content, createContent } from './content.ts';
import { ContentError, type ContentFile, problem, readContentFiles, readDataFiles } from './content-files.ts';
import { crossCheckProblems } from './cross-checks.ts';
import { siteFolder } from './site-folder.ts';

function problemText(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && /^Invalid input/.test(issue.message))
    return 'is missing or has the wrong type. Compare it with the sample.';
  return issue.message;
}

/** What is wrong with single fields of one file, by its schema. */
export function schemaProblems(file: ContentFile): string[] {
  const issues = file.definition.schema.safeParse(file.data).error?.issues ?? [];
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => problem(file, [...issue.path, key], 'is an unknown field. Check the spelling, or delete it.'))
      : problem(file, issue.path, problemText(issue)),
  );
}

/** Whether a file is an article that its owner has not finished. */
const isDraft = ({ definition, data }: ContentFile) => definition.name === 'article' && (data as Partial<Article> | null)?.draft === true;

/**
 * Checks the content: returns it with everything that is wrong, one message each, with file, line and field. Drafts of articles are left
 * out: only `npm run dev` shows them.
 */
export async function checkContent(
  root: string,
  folder = siteFolder(root),
  { withDrafts = false } = {},
): Promise<{ problems: string[]; content: Content }> {
  let content = createContent(root, folder, []);
  const fieldProblems = () => content.files.flatMap(schemaProblems);
  try {
    content = createContent(root, folder, readDataFiles(root, folder));
    // Other files use the values of owner.json: a wrong one would be reported in each of them again.
    if (schemaProblems(content.file('owner.json')).length > 0) return { problems: fieldProblems(), content };
    const files = await readContentFiles(root, folder);
    content = createContent(
      root,
      folder,
      files.filter((file) => withDrafts || !isDraft(file)),
    );
    const isValid = (path: string) => content.files.filter(({ file }) => file === `${folder}/${path}`).flatMap(schemaProblems).length === 0;
    return { problems: [...fieldProblems(), ...(await crossCheckProblems(content, isValid))], content };
  } catch (error) {
    if (error instanceof ContentError) return { problems: [...fieldProblems(), error.message], content };
    throw error;
  }
}

/** Prints the problems for the owner and ends the process; does nothing if there are none. */
export function exitWithErrors({ folder }: Content, problems: string[]): void {
  if (problems.length === 0) return;
  console.error(`\n${folder}/ needs your attention:\n\n${problems.join('\n')}\n`);
  process.exit(1);
}
