import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../build/check-content.ts';
import { ContentError, readText } from '../../build/content-files.ts';
import { problem } from '../../build/problem.ts';
import { answersTo } from '../questions/answers-to.ts';
import type { Ask } from '../questions/question.ts';
import { editData, editSource } from './edit-source.ts';
import { gitFacts } from './git-facts.ts';
import { ownerEdits } from './owner-edits.ts';
import { ownerQuestions } from './owner-questions.ts';

/** Makes the site the owner's: returns the files that changed, or undefined where the owner left with Ctrl-C. Writes at the very end. */
export async function setUpOwner(root: string, args: string[], ask?: Ask): Promise<string[] | undefined> {
  const { problems, content } = await checkContent(root);
  if (problems[0]) throw new ContentError(`content/ needs mending first. ${problems[0]}`);
  const answers = await answersTo(ownerQuestions(content.site, gitFacts(root)), args, ask);
  if (!answers) return undefined;
  const changed = ownerEdits(content, answers).flatMap(({ file, name, edits }) => {
    const old = content.file(file);
    const issue = old.schema.safeParse(editData(old.data, edits)).error?.issues[0];
    if (issue) throw new ContentError(problem(old, issue.path, issue.message));
    const before = readText(root, file);
    const text = editSource(before, name, edits);
    return text === before ? [] : [{ file, text }];
  });
  for (const { file, text } of changed) writeFileSync(join(root, file), text);
  return changed.map(({ file }) => file);
}
