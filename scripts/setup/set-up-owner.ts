import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaProblems } from '../../build/check-content.ts';
import { Content } from '../../build/content.ts';
import { ContentError, type ContentFile, readContentFiles, readText } from '../../build/content-files.ts';
import { answersTo } from '../questions/answers-to.ts';
import type { Ask } from '../questions/question.ts';
import { editData, editSource } from './edit-source.ts';
import { gitFacts } from './git-facts.ts';
import { ownerEdits } from './owner-edits.ts';
import { ownerQuestions } from './owner-questions.ts';

/** Makes the site the owner's: returns the files that changed, or undefined where the owner left with Ctrl-C. Writes at the very end. */
export async function setUpOwner(root: string, args: string[], ask?: Ask): Promise<string[] | undefined> {
  const content = new Content(root, await readContentFiles(root));
  refuseUnsound(content.file('content/site.ts'));
  const answers = await answersTo(ownerQuestions(content.site, gitFacts(root)), args, ask);
  if (!answers) return undefined;
  const changed = ownerEdits(content, answers).flatMap(({ file, name, edits }) => {
    const old = content.file(file);
    refuseUnsound({ ...old, data: editData(old.data, edits) });
    const before = readText(root, file);
    const text = editSource(before, name, edits);
    return text === before ? [] : [{ file, text }];
  });
  for (const { file, text } of changed) writeFileSync(join(root, file), text);
  return changed.map(({ file }) => file);
}

/** Problems between files, such as a title that a long name made too long, are no reason to refuse: setup may be what mends them. */
function refuseUnsound(content: ContentFile): void {
  const [mistake] = schemaProblems(content);
  if (mistake) throw new ContentError(mistake);
}
