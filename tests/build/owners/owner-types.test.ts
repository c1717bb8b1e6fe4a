import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { change, copyProject } from '../../support/sites/build-site.ts';

const project = copyProject('owner-types');
cpSync(join(project, 'sample'), join(project, 'content'), { recursive: true });
cpSync('tsconfig.site.json', join(project, 'tsconfig.site.json'));
afterAll(() => rmSync(project, { recursive: true }));

/** The errors that tsc reports for the owner's content. */
function typeErrors(): string {
  try {
    return execFileSync(resolve('node_modules/.bin/tsc'), ['-p', 'tsconfig.site.json'], { cwd: project, encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

test('in content/ a missing field, a missing import of a picture and a picture of the wrong kind are errors of tsc', () => {
  expect(typeErrors()).toBe('');
  change(join(project, 'content/pages/home.ts'), /^ {2}greeting: .*\n/m, '');
  change(join(project, 'content/case-studies/wehike/meta.ts'), "import card from './card.webp?card';\n", '');
  change(join(project, 'content/case-studies/mycelium/meta.ts'), 'card.webp?card', 'card.webp?stage');
  change(join(project, 'content/pages/about.ts'), '    picture: portrait,\n', '');
  const output = typeErrors();
  expect(output).toMatch(/content\/pages\/home\.ts.*Property 'greeting' is missing/);
  expect(output).toMatch(
    /content\/case-studies\/wehike\/meta\.ts.*(Cannot find name|No value exists in scope for the shorthand property) 'card'/,
  );
  expect(output).toMatch(/content\/case-studies\/mycelium\/meta\.ts.*not assignable/);
  expect(output).toMatch(/content\/pages\/about\.ts.*Property 'picture' is missing/);
});
