import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProjectTo, run } from './build-site.ts';

const FIXTURE = 'tests/fixtures/demanding-owner';

/**
 * Makes a folder the project of an owner who wants much: a site in Swedish, private projects, pages of her own, every form of Markdown
 * and a complete JSON Resume. Her content is taken as it is; her theme is the sample's, under the stars of the north. What has to be
 * drawn is drawn.
 */
export async function demandingOwner(folder: string): Promise<string> {
  const project = copyProjectTo(folder);
  cpSync(FIXTURE, join(project, 'content'), { recursive: true });
  const theme = readFileSync('sample/theme.css', 'utf8').replace('--stars: southern', '--stars: northern');
  writeFileSync(join(project, 'content/theme.css'), theme);
  for (const drawing of ['resume', 'cards', 'icons']) await run(project, drawing);
  return project;
}
