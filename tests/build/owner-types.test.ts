import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { change, copyProject, runProgram } from '../support/sites/project-copy.ts';

test('tsc reports a missing field, a missing picture import and a picture of the wrong kind in content/, but nothing that an owner may leave out', async () => {
  const project = copyProject('owner-types');
  cpSync(join(project, 'sample'), join(project, 'content'), { recursive: true });
  change(join(project, 'content/pages/home.ts'), /^ {2}greeting: .*\n/m, '');
  change(join(project, 'content/case-studies/wehike/meta.ts'), "import hero from './hero.webp?hero';\n", '');
  change(join(project, 'content/case-studies/mycelium/meta.ts'), 'hero.webp?hero', 'hero.webp?phone');
  change(join(project, 'content/pages/home.ts'), /sections: .*,/, "sections: ['projects'],");
  for (const file of ['technologies.ts', 'testimonials.ts', 'pages/about.ts', 'pages/about.mdx', 'pages/resume.ts', 'resume.json'])
    rmSync(join(project, 'content', file));
  const output = await runProgram(project, 'tsc', ['-p', 'tsconfig.site.json']).catch(({ stdout }) => stdout);
  expect(output.match(/^content\/\S+\.ts/gm)).toHaveLength(3);
  expect(output).not.toMatch(/Cannot find module|home-screen\.tsx/);
  expect(output).toMatch(/content\/pages\/home\.ts.*Property 'greeting' is missing/);
  expect(output).toMatch(/content\/case-studies\/wehike\/meta\.ts.*'hero'/);
  expect(output).toMatch(/content\/case-studies\/mycelium\/meta\.ts.*not assignable/);
  rmSync(project, { recursive: true });
});
