import type { z } from 'zod';
import { Content } from './content.ts';
import { ContentError, type ContentFile, readContentFiles, readFacts } from './content-files.ts';
import { crossProblems } from './cross-problems.ts';
import { problem } from './problem.ts';
import { asOneLine } from './schema/fields.ts';
import { siteFolder } from './site-folder.ts';

function problemText(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys')
    return `has a field that nothing reads: ${issue.keys.map(asOneLine).join(', ')}. Check the spelling, or delete it.`;
  if (issue.code === 'invalid_type' && /^Invalid input/.test(issue.message))
    return 'is missing or of the wrong kind. Compare it with the sample.';
  return issue.message;
}

/** What is wrong with the fields of one file, each by itself. */
export function schemaProblems(content: ContentFile): string[] {
  const result = content.kind.schema.safeParse(content.data);
  return result.success ? [] : result.error.issues.map((issue) => problem(content, issue.path, problemText(issue)));
}

/** Everything that is wrong in the content, one sentence each, with file, line and field; and the content itself. */
export async function checkContent(root: string, folder = siteFolder(root)): Promise<{ problems: string[]; content: Content }> {
  try {
    const facts = readFacts(root, folder);
    const wrong = facts.flatMap(schemaProblems);
    if (wrong.length > 0) return { problems: wrong, content: new Content(root, folder, facts) };
    const files = await readContentFiles(root, folder);
    const content = new Content(root, folder, files);
    const problems = files.flatMap(schemaProblems);
    // The rest compares values that are known to be of the right kind.
    if (problems.length === 0) problems.push(...(await crossProblems(content)));
    return { problems, content };
  } catch (error) {
    if (error instanceof ContentError) return { problems: [error.message], content: new Content(root, folder, []) };
    throw error;
  }
}
