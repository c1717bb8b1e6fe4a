import { checkContent } from './check-content.ts';
import type { Content } from './content.ts';

/** The content of the site; where something is wrong with it, the owner is told in plain words and nothing is built. */
export async function contentOrStop(root: string): Promise<Content> {
  const { problems, content } = await checkContent(root);
  stopOn(content, problems);
  return content;
}

/** Says what is wrong, and stops. */
export function stopOn({ folder }: Content, problems: string[]): void {
  if (problems.length === 0) return;
  console.error(`\n${folder}/ needs your attention:\n\n${problems.join('\n')}\n`);
  process.exit(1);
}
