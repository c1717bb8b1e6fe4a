import type { z } from 'zod';
import { asOneLine } from '../content/schema.ts';
import { Content } from './content.ts';
import { ContentError, type ContentFile, readContentFiles } from './content-files.ts';
import { crossProblems } from './cross-problems.ts';
import { problem } from './problem.ts';

function problemText(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys')
    return `has a field that nothing reads: ${issue.keys.map(asOneLine).join(', ')}. Check the spelling, or delete it.`;
  if (issue.code === 'invalid_type' && /^Invalid input/.test(issue.message))
    return 'is missing or of the wrong kind. Compare it with the sample.';
  return issue.message;
}

/** What is wrong with the fields of one file, each by itself. */
export function schemaProblems(content: ContentFile): string[] {
  const result = content.schema.safeParse(content.data);
  return result.success ? [] : result.error.issues.map((issue) => problem(content, issue.path, problemText(issue)));
}

/** Everything that is wrong in content/, one sentence each, with file, line and field; and the content itself. */
export async function checkContent(root: string): Promise<{ problems: string[]; content: Content }> {
  try {
    const files = await readContentFiles(root);
    const content = new Content(root, files);
    const problems = files.flatMap(schemaProblems);
    // The rest compares values that are known to be of the right kind.
    if (problems.length === 0) problems.push(...(await crossProblems(content)));
    return { problems, content };
  } catch (error) {
    if (error instanceof ContentError) return { problems: [error.message], content: new Content(root, []) };
    throw error;
  }
}
