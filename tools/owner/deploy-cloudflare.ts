// Usage: npm run deploy:cloudflare
//
// Runs the doctor, builds the site and publishes it on Cloudflare. Extra arguments are passed to wrangler, Cloudflare's own tool.
import '../help.ts';
import { spawnSync } from 'node:child_process';
import { WRANGLER } from './wrangler.ts';

/** Runs a program without a shell, and ends the process if it fails. */
function run(env: NodeJS.ProcessEnv, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

const npm = process.env.npm_execpath ?? ''; // npm sets this variable to its own path.
const withoutSecrets = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(CLOUDFLARE|CF)_/.test(name)));
run(withoutSecrets, npm, 'run', 'doctor');
run(withoutSecrets, npm, 'run', 'build');
run(withoutSecrets, 'tools/owner/wrangler.ts');
run(process.env, WRANGLER, 'deploy', '--config', 'dist-hosts/wrangler.json', ...process.argv.slice(2));
