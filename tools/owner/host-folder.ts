// Makes the folder that Netlify or Vercel publishes, from dist/. Their build commands (netlify.toml, vercel.json) end with it.

import { type FolderHost, HOST_FOLDERS, writeHostFolder } from '../../engine/hosts/host-folder.ts';

const host = process.argv[2] as FolderHost;
const to = HOST_FOLDERS[host];
if (!to) throw new Error(`"${host}" is not one of: ${Object.keys(HOST_FOLDERS).join(', ')}.`);
// Netlify names the kind of its builds: "production", or a branch or pull request for trying out.
const isDeployPreview = (process.env.CONTEXT ?? 'production') !== 'production';
writeHostFolder(host, { dist: 'dist', to, isDeployPreview });
console.log(`${to}/ is ready for ${host}.`);
