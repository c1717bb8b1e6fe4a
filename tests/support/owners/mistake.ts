import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { change, copyProject } from '../sites/build-site.ts';

/** The output of `npm run build` in a project whose owner.json has `to` instead of `from`. */
export function outputOfBuildWith(from: string, to: string): string {
  const project = copyProject('mistake');
  change(join(project, 'sample/owner.json'), from, to);
  try {
    execFileSync(resolve('node_modules/.bin/vite'), ['build'], { cwd: project, stdio: 'pipe', env: { ...process.env, SITE_FOLDER: '' } });
    return 'It was built.';
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer };
    return `${stdout}${stderr}`;
  } finally {
    rmSync(project, { recursive: true });
  }
}
