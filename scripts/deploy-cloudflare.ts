// Publishes dist/ at Cloudflare, under the name of the owner's site.
import { spawnSync } from 'node:child_process';
import { cloudflareName } from '../deploy/cloudflare-files.ts';
import { contentOrStop, stopOn } from '../engine/content/content-or-stop.ts';
import { isBuiltFor } from '../engine/documents/manifest.ts';

const content = await contentOrStop(process.cwd());
if (!isBuiltFor('dist', content)) stopOn(content, [`dist/ was not built from ${content.folder}/. Run "npm run build" first.`]);
const name = cloudflareName(content.owner.url);
const { status } = spawnSync(`wrangler deploy -c deploy/wrangler.jsonc --name ${name}`, { stdio: 'inherit', shell: true });
process.exitCode = status ?? 1;
