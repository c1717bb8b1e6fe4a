import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CheckedSite } from '../../../engine/checks/check-content.ts';
import { SAMPLE_FOLDER, siteFiles } from '../../../engine/content/site-folder.ts';
import { PLACEHOLDER } from '../create-case-study.ts';

const PICTURE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;
/** Files that may equal the sample's: sample-text.ts compares texts, technology icons belong to their makers, and an owner may keep the colours. */
const NOT_COMPARED = /^(technologies\/|icon\.svg$|theme\.css$|generated\.json$)|^resume\.json$|\.(yaml|mdx?)$/;

/** The start of the path of a file that belongs to a demo: its folder in a case study. */
const DEMO_FOLDER = /^[^/]+\/case-studies\/[^/]+\/[^/]+\//;

/** Published files of the content that equal a file of the sample, under any name. For a demo, its folder is returned instead of its files. */
export function sampleFiles({ root, folder }: CheckedSite): string[] {
  if (folder === SAMPLE_FOLDER) return [];
  const hashes = (site: string) => filesOf(root, site).map((file) => ({ file: `${site}/${file}`, hash: hashOf(join(root, site, file)) }));
  const isPublished = publishedIn(root, folder);
  const known = new Set(hashes(SAMPLE_FOLDER).map(({ hash }) => hash));
  const found = hashes(folder).filter(({ file, hash }) => known.has(hash) && isPublished(file));
  const places = found.map(({ file }) => DEMO_FOLDER.exec(file)?.[0] ?? file);
  return [...new Set(places)];
}

/** Whether a file is published: a picture outside of public/ only if another file names it. A deleted testimonial may leave a photo behind. */
function publishedIn(root: string, folder: string): (file: string) => boolean {
  const sources = siteFiles(root, folder).filter((file) => /\.(css|yaml|mdx?|tsx?)$/.test(file));
  const text = sources.map((file) => readFileSync(join(root, folder, file), 'utf8')).join('\n');
  return (file) => !PICTURE.test(file) || file.startsWith(`${folder}/public/`) || text.includes(basename(file));
}

/** Placeholder pictures from `npm run new:case-study`. */
export function placeholders({ root, folder }: CheckedSite): string[] {
  const pictures = filesOf(root, folder).filter((file) => PICTURE.test(file));
  return pictures.filter((file) => readFileSync(join(root, folder, file)).includes(PLACEHOLDER)).map((file) => `${folder}/${file}`);
}

const filesOf = (root: string, site: string) => siteFiles(root, site).filter((file) => !NOT_COMPARED.test(file));

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('base64url');
