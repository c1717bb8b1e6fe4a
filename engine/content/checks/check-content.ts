import type { z } from 'zod';
import { Content } from '../content.ts';
import { ContentError, type ContentFile, readContentFiles, readFacts } from '../content-files.ts';
import { versionProblem } from '../content-version.ts';
import { asOneLine } from '../schema/fields.ts';
import { siteFolder } from '../site-folder.ts';
import { crossProblems } from './cross-problems.ts';
import { problem } from './problem.ts';

function problemText(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys')
    return `has a field that nothing reads: ${issue.keys.map(asOneLine).join(', ')}. Check the spelling, or delete it.`;
  if (issue.code === 'invalid_type' && /^Invalid input/.test(issue.message))
    return 'is missing or of the wrong kind. Compare it with the sample.';
  return issue.message;
}

/** What is wrong with single fields of one file, by its schema. */
export function schemaProblems(content: ContentFile): string[] {
  const result = content.kind.schema.safeParse(content.data);
  return result.success ? [] : result.error.issues.map((issue) => problem(content, issue.path, problemText(issue)));
}

/** Checks the content: returns it with everything that is wrong, one sentence each, with file, line and field. */
export async function checkContent(root: string, folder = siteFolder(root)): Promise<{ problems: string[]; content: Content }> {
  const version = versionProblem(root, folder);
  if (version) return { problems: [version], content: new Content(root, folder, []) };
  try {
    const facts = readFacts(root, folder);
    const wrong = facts.flatMap(schemaProblems);
    if (wrong.length > 0) return { problems: wrong, content: new Content(root, folder, facts) };
    const files = await readContentFiles(root, folder);
    const content = new Content(root, folder, files);
    const problems = files.flatMap(schemaProblems);
    // These checks compare values, so every value must have the right type first.
    if (problems.length === 0) problems.push(...(await crossProblems(content)));
    return { problems, content };
  } catch (error) {
    if (error instanceof ContentError) return { problems: [error.message], content: new Content(root, folder, []) };
    throw error;
  }
}
