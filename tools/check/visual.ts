// `npm test visual` compares screenshots of all pages before and after a change. "After" is the current files; "before" is the last
// commit, or the one before it if nothing is uncommitted; `npm test visual -- main` chooses another. The screenshots of a commit are
// kept for the next comparison. The report in .cache/visual/report shows differences side by side: a person has to judge them, so they
// do not fail the command.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const isCommitted = git('status', '--porcelain') === '';
const commit = git('rev-parse', '--short', process.argv[2] ?? (isCommitted ? 'HEAD~1' : 'HEAD'));
const BEFORE = resolve('.cache/visual', commit);
const PICTURES = 'playwright test --project=visual';
const REPORT = '.cache/visual/report';

process.env.SITE_FOLDER = 'sample';
console.log(`Before: ${commit}. After: the files as they are now.`);
if (!existsSync(BEFORE)) takePictures();
run('vite build --logLevel warn', '.');
rmSync(REPORT, { recursive: true, force: true });
const comparison = start(`${PICTURES} --reporter=list,html`, '.', {
  VISUAL_BEFORE: BEFORE,
  PLAYWRIGHT_HTML_OUTPUT_DIR: REPORT,
  PLAYWRIGHT_HTML_OPEN: 'never',
});
if (!existsSync(REPORT)) process.exit(comparison);

/** Builds the commit and keeps a screenshot of every page. Renames the folder at the end, so that an interrupted run is not reused. */
function takePictures(): void {
  const source = resolve('.cache/visual/source');
  const pictures = resolve('.cache/visual/unfinished');
  for (const folder of [source, pictures]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(source, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', source], { input: archive });
  // Install packages only if they differ from the current ones.
  if (git('diff', '--name-only', commit, '--', 'package-lock.json') === '') symlinkSync(resolve('node_modules'), `${source}/node_modules`);
  else run('npm ci --ignore-scripts --no-audit --no-fund', source);
  run('vite build --logLevel warn', source);
  run(`${PICTURES} --update-snapshots --reporter dot`, '.', { VISUAL_BEFORE: pictures, VISUAL_ROOT: source });
  renameSync(pictures, BEFORE);
}

/** Runs a command and returns its exit code. */
function start(command: string, cwd: string, env: Record<string, string> = {}): number {
  return spawnSync(command, { shell: true, stdio: 'inherit', cwd, env: { ...process.env, ...env } }).status ?? 1;
}

/** Runs a command; if it fails, ends the process. */
function run(command: string, cwd: string, env: Record<string, string> = {}): void {
  const status = start(command, cwd, env);
  if (status !== 0) process.exit(status);
}
