// Pictures of all pages before and after: `npm run test:visual` compares the last commit with the files as they are now, or the commit
// before it where all of them are committed; `npm run test:visual -- main` another commit. Pictures of a commit are kept: the next
// comparison with it needs no second build. The report in .cache/visual/report shows what differs side by side.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const isCommitted = git('status', '--porcelain') === '';
const commit = git('rev-parse', '--short', process.argv[2] ?? (isCommitted ? 'HEAD~1' : 'HEAD'));
const BEFORE = resolve('.cache/visual', commit);
const PICTURES = 'playwright test --project=visual';
const REPORTS = {
  PLAYWRIGHT_HTML_OUTPUT_DIR: '.cache/visual/report',
  PLAYWRIGHT_HTML_OPEN: 'never',
  PLAYWRIGHT_JSON_OUTPUT_FILE: '.cache/results/visual.json',
};

process.env.SITE_FOLDER = 'sample';
console.log(`Before: ${commit}. After: the files as they are now.`);
if (!existsSync(BEFORE)) takePictures();
run('vite build --logLevel warn', '.');
run(`${PICTURES} --reporter=list,html,json`, '.', { VISUAL_BEFORE: BEFORE, VISUAL_DIST: 'dist', ...REPORTS });

/** Builds the commit and keeps a picture of every page; a run that breaks off leaves nothing that looks finished. */
function takePictures() {
  const source = resolve('.cache/visual/source');
  const pictures = resolve('.cache/visual/unfinished');
  for (const folder of [source, pictures]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(source, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', source], { input: archive });
  // Other packages than today's have to be installed; the same ones are at hand.
  if (git('diff', '--name-only', commit, '--', 'package-lock.json') === '') symlinkSync(resolve('node_modules'), `${source}/node_modules`);
  else run('npm ci --ignore-scripts --no-audit --no-fund', source);
  run('vite build --logLevel warn', source);
  run(`${PICTURES} --update-snapshots --reporter dot`, '.', { VISUAL_BEFORE: pictures, VISUAL_DIST: `${source}/dist` });
  renameSync(pictures, BEFORE);
}

/** Stops at the first thing that fails. */
function run(command, cwd, env = {}) {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', cwd, env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}
