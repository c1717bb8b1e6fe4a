import { checkContent } from './checks/check-content.ts';
import type { Content } from './content.ts';

/** The content of the site. If something is wrong with it, prints the problems for the owner and ends the process. */
export async function contentOrStop(root: string): Promise<Content> {
  const { problems, content } = await checkContent(root);
  stopOn(content, problems);
  return content;
}

/** Prints the problems and ends the process; does nothing if there are none. */
export function stopOn({ folder }: Content, problems: string[]): void {
  if (problems.length === 0) return;
  console.error(`\n${folder}/ needs your attention:\n\n${problems.join('\n')}\n`);
  process.exit(1);
}
