// `npm run deploy:cloudflare`: publishes dist/ on Cloudflare, under a name made from the address of the site.
import { spawnSync } from 'node:child_process';
import { contentOrStop, stopOn } from '../../engine/content/content-or-stop.ts';
import { isBuiltFor } from '../../engine/documents/manifest.ts';
import { cloudflareName } from '../../engine/hosts/cloudflare-files.ts';

const content = await contentOrStop(process.cwd());
if (!isBuiltFor('dist', content)) stopOn(content, [`dist/ was not built from ${content.folder}/. Run "npm run build" first.`]);
const name = cloudflareName(content.owner.url);
const { status } = spawnSync(`wrangler deploy -c engine/hosts/wrangler.jsonc --name ${name}`, { stdio: 'inherit', shell: true });
process.exitCode = status ?? 1;
