// Makes the folder that Netlify, Vercel or GitHub Pages publishes, from dist/: see netlify.toml, vercel.json and .github/workflows/pages.yml.

import { type FolderHost, HOST_FOLDERS, writeHostFolder } from '../../engine/hosts/host-folder.ts';

const host = process.argv[2] as FolderHost;
const to = HOST_FOLDERS[host];
if (!to) throw new Error(`"${host}" is not one of: ${Object.keys(HOST_FOLDERS).join(', ')}.`);
// Netlify names the kind of its builds: "production", or a branch or pull request for trying out.
const isDeployPreview = (process.env.CONTEXT ?? 'production') !== 'production';
writeHostFolder(host, { dist: 'dist', to, isDeployPreview });
console.log(`${to}/ is ready for ${host}.`);
