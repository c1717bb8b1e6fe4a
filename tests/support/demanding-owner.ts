import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { copyProjectTo, run } from './build-site.ts';

const FIXTURE = 'tests/fixtures/demanding-owner';

/**
 * Makes a folder the project of an owner who wants much: a site in Swedish, private projects, pages of her own, every form of Markdown
 * and a complete JSON Resume. Her content is whole: it is taken as it is, and what has to be drawn is drawn.
 */
export async function demandingOwner(folder: string): Promise<string> {
  const project = copyProjectTo(folder);
  cpSync(FIXTURE, join(project, 'content'), { recursive: true });
  for (const drawing of ['resume', 'cards', 'icons']) await run(project, drawing);
  return project;
}
