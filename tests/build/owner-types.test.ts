import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { change, copyProject, runProgram } from '../support/sites/project-copy.ts';

test('tsc, which npm run check:site runs, finds a mistake in the code of an owner’s own demo, and nothing else', async () => {
  const project = copyProject('owner-types');
  cpSync(join(project, 'sample'), join(project, 'content'), { recursive: true });
  const demo = 'content/case-studies/wehike/converting-map';
  change(join(project, demo, 'format.ts'), /$/, "export const zoom: number = 'one';\n");
  const output = await runProgram(project, 'tsc', ['-p', '.']).catch(({ stdout }) => stdout);
  expect(output.match(/^\S+\.tsx?(?=\()/gm)).toEqual([`${demo}/format.ts`]);
  rmSync(project, { recursive: true });
});
