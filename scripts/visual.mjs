// Pictures of all pages before and after: `npm run test:visual` compares the last commit with the files as they are now, or the commit
// before it where all of them are committed; `npm run test:visual -- main` another commit. The report in .cache/visual/report shows what differs side by side.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';

const isCommitted = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }) === '';
const ref = process.argv[2] ?? (isCommitted ? 'HEAD~1' : 'HEAD');
const SOURCE = resolve('.cache/visual/source');

console.log(`Before: ${ref}. After: the files as they are now.`);
rmSync('.cache/visual', { recursive: true, force: true });
mkdirSync(SOURCE, { recursive: true });
const archive = execFileSync('git', ['archive', ref], { maxBuffer: 2 ** 30 });
execFileSync('tar', ['-x', '-C', SOURCE], { input: archive });
symlinkSync(resolve('node_modules'), `${SOURCE}/node_modules`);

run('vite build --logLevel warn', SOURCE);
run('vite build --logLevel warn', '.');
const pictures = 'playwright test -c playwright.long.config.ts --project visual';
run(`${pictures} --update-snapshots --reporter dot`, '.', { VISUAL_DIST: `${SOURCE}/dist` });
run(pictures, '.', { VISUAL_DIST: 'dist' });

/** Stops at the first thing that fails. */
function run(command, cwd, env = {}) {
  const { status } = spawnSync(`npx --no-install ${command}`, { shell: true, stdio: 'inherit', cwd, env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}
