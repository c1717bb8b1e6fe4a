import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Content } from '../engine/content/content.ts';
import { SAMPLE } from '../engine/content/site-folder.ts';
import { PLACEHOLDER } from '../scripts/case-study/placeholder.ts';
import { siteFiles } from './site-files.ts';

const PICTURE = /\.(avif|gif|jpe?g|png|webp)$/i;
/** Compared word for word elsewhere, or anybody's: icons of technologies are their makers', those of the site follow icon.svg, and anybody may like the colours. */
const NOT_COMPARED =
  /^(technologies\/|icon\.svg$|theme\.css$|drawn\.json$|public\/(favicon|apple-touch-icon|icons\/))|^[^/]+\.(ts|json)$|^pages\/.*\.(ts|mdx)$|(meta\.ts|body\.mdx)$/;

/** Files of the content that are the sample's, under whatever name: pictures, downloads, working pieces. A piece is named by its folder. */
export function sampleFiles({ root, folder }: Content): string[] {
  if (folder === SAMPLE) return [];
  const prints = (site: string) => filesOf(root, site).map((file) => ({ file: `${site}/${file}`, print: printOf(join(root, site, file)) }));
  const known = new Set(prints(SAMPLE).map(({ print }) => print));
  const found = prints(folder).filter(({ print }) => known.has(print));
  const places = found.map(({ file }) => (isPiece(file) ? `${dirname(file)}/` : file));
  return [...new Set(places)];
}

/** Pictures that `npm run new:case-study` has drawn. */
export async function placeholders({ root, folder }: Content): Promise<string[]> {
  const pictures = filesOf(root, folder).filter((file) => PICTURE.test(file));
  const marked = await Promise.all(pictures.map(async (file) => (await isPlaceholder(join(root, folder, file))) && `${folder}/${file}`));
  return marked.filter((file) => file !== false);
}

async function isPlaceholder(file: string): Promise<boolean> {
  try {
    const { exif } = await sharp(file).metadata();
    return exif?.includes(PLACEHOLDER) ?? false;
  } catch {
    return false; // No picture at all: where it matters, the check of the content has said so.
  }
}

const isPiece = (file: string) => /\/case-studies\/[^/]+\/[^/]+\//.test(file);

const filesOf = (root: string, site: string) => siteFiles(root, site).filter((file) => !NOT_COMPARED.test(file));

const printOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('base64url');
