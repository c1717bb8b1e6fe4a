// Usage: node tools/owner/wrangler.ts
//
// Downloads wrangler, Cloudflare's own tool, unless it is there. It is not a dependency because it takes more than 200 MB, and only
// publishing on Cloudflare and the tests of hosts need it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';

const VERSION = '4.158.0';
const FOLDER = '.cache/wrangler';
const UNFINISHED = `${FOLDER}-unfinished`;
const PACKAGE = `${FOLDER}/node_modules/wrangler/package.json`;

/** The program, to be started with Node. */
export const WRANGLER = `${FOLDER}/node_modules/wrangler/bin/wrangler.js`;

/** Renames the folder at the end, so that an interrupted download is not used. */
export function installWrangler(): void {
  if (existsSync(PACKAGE) && JSON.parse(readFileSync(PACKAGE, 'utf8')).version === VERSION) return;
  console.log(`Downloading wrangler ${VERSION}, Cloudflare's own tool, to ${FOLDER} (more than 200 MB).`);
  rmSync(UNFINISHED, { recursive: true, force: true });
  const command = `npm install --prefix ${UNFINISHED} --no-save --ignore-scripts --no-audit --no-fund wrangler@${VERSION}`;
  const { status, stderr } = spawnSync(command, { shell: true, encoding: 'utf8' });
  if (status !== 0) {
    const code = /npm error code (\S+)/.exec(stderr)?.[1] ?? 'npm failed';
    throw new Error(`wrangler ${VERSION} could not be downloaded (${code}): check your connection to the npm registry and try again.`);
  }
  rmSync(FOLDER, { recursive: true, force: true });
  renameSync(UNFINISHED, FOLDER);
}

if (process.argv[1] === import.meta.filename) {
  try {
    installWrangler();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
