import type { Content } from './content.ts';
import { contentOrStop } from './content-or-stop.ts';
import { folderNote } from './site-folder.ts';

/** The content for a command that draws: says first whose site it is. */
export async function contentToDraw(root: string): Promise<Content> {
  const content = await contentOrStop(root);
  console.log(folderNote(content.folder));
  return content;
}
