import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { copyProjectTo, run } from '../sites/build-site.ts';

const FIXTURE = 'tests/fixtures/demanding-owner';

/**
 * Makes a folder the project of an owner who needs many features: a site in Swedish, private projects, pages of her own, every form
 * of Markdown and a complete JSON Resume. Her content is the fixture; her theme is the sample's. Everything that has to be drawn
 * is drawn.
 */
export async function demandingOwner(folder: string): Promise<string> {
  const project = copyProjectTo(folder);
  cpSync(FIXTURE, join(project, 'content'), { recursive: true });
  cpSync('sample/theme.css', join(project, 'content/theme.css'));
  await run(project, 'draw');
  return project;
}
