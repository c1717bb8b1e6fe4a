import { checkContent } from './check-content.ts';
import type { Content } from './content.ts';

/** The content of the site; where something is wrong with it, the owner is told in plain words and nothing is built. */
export async function contentOrStop(root: string): Promise<Content> {
  const { problems, content } = await checkContent(root);
  if (problems.length > 0) {
    console.error(`\ncontent/ needs your attention:\n\n${problems.join('\n')}\n`);
    process.exit(1);
  }
  return content;
}
