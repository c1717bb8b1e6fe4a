// Makes the folder that Netlify or Vercel publishes, from dist/. Their build commands (netlify.toml, vercel.json) end with it.

import { contentOrStop, stopOn } from '../../engine/content/content-or-stop.ts';
import { isBuiltFor } from '../../engine/documents/manifest.ts';
import { type FolderHost, HOST_FOLDERS, writeHostFolder } from '../../engine/hosts/host-folder.ts';

const host = process.argv[2] as FolderHost;
const to = HOST_FOLDERS[host];
const content = await contentOrStop(process.cwd());
if (!to) stopOn(content, [`"${host}" is none of the hosts that have a folder: ${Object.keys(HOST_FOLDERS).join(', ')}.`]);
if (!isBuiltFor('dist', content)) stopOn(content, [`dist/ was not built from ${content.folder}/. Run "npm run build" first.`]);
// Netlify names the kind of its builds: "production", or a branch or pull request for trying out.
const isPreview = (process.env.CONTEXT ?? 'production') !== 'production';
writeHostFolder(host, { dist: 'dist', to, isPreview });
console.log(`${to}/ is ready for ${host}.`);
