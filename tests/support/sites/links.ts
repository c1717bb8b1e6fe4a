import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HASHED_FOLDERS } from '../../../engine/hashed-folders.ts';
import { attributes, documentsIn, filesIn } from './dist.ts';

const ASSETS = HASHED_FOLDERS.others;

/** The file that a host with clean URLs serves at a path. */
function fileFor(folder: string, path: string): string | undefined {
  const name = decodeURIComponent(path).replace(/^\//, '') || 'index.html';
  return [`${name}.html`, name].find((file) => existsSync(join(folder, file)));
}

/** Every broken address in the built files, with the reason. */
export function brokenLinks(folder: string, base = '/'): string[] {
  return [...documentsIn(folder).flatMap(({ file, html }) => brokenInDocument(folder, base, file, html)), ...brokenInAssets(folder, base)];
}

function brokenInDocument(folder: string, base: string, file: string, html: string): string[] {
  const addresses = [
    ...attributes(html, 'a', 'href'),
    ...attributes(html, 'link', 'href'),
    ...attributes(html, 'use', 'href'),
    // The hash of a picture's address isn't an anchor: an icon without its own dark colours ignores "#dark".
    ...attributes(html, 'img', 'src').map((address) => address.replace(/#.*/, '')),
    ...attributes(html, 'source', 'srcset|srcSet').flatMap((list) => list.split(', ').map((entry) => entry.split(' ')[0] ?? '')),
    ...attributes(html, 'script', 'src'),
    ...attributes(html, 'script', 'data-app').flatMap((list) => list.split(' ')),
  ];
  return addresses
    .filter((address) => !/^(https?|mailto):/.test(address))
    .flatMap((address) => problemWith(folder, base, file, html, address));
}

/** Stylesheets and scripts refer to files too: fonts, pictures, other chunks. */
function brokenInAssets(folder: string, base: string): string[] {
  return filesIn(join(folder, ASSETS))
    .filter((file) => /\.(css|js)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, ASSETS, file), 'utf8');
      const chunks = [...text.matchAll(/(?:from|import)\s*\(?["'`]\.\/([^"'`]+)["'`]/g)].map(([, name = '']) => `${base}${ASSETS}/${name}`);
      const urls = file.endsWith('.css') ? [...text.matchAll(/url\(["']?([^"')]+)/g)].map(([, url = '']) => url) : [];
      const assets = file.endsWith('.js')
        ? [...text.matchAll(/["'` ](\/[\w-]*\/?(?:images|assets)\/[\w./-]+\.\w+)/g)].map(([, url = '']) => url)
        : [];
      return [...chunks, ...urls, ...assets].flatMap((address) => problemWith(folder, base, `${ASSETS}/${file}`, '', address));
    });
}

function problemWith(folder: string, base: string, from: string, html: string, address: string): string[] {
  const [path = '', hash] = address.split('#');
  if (path && !path.startsWith(base)) return [`${from}: ${address} is not below ${base}`];
  const file = path ? fileFor(folder, path.slice(base.length - 1)) : from;
  if (!file) return [`${from}: there is no file for ${address}`];
  const target = path ? readFileSync(join(folder, file), 'utf8') : html;
  return hash && !target.includes(`id="${hash}"`) ? [`${from}: ${address} has no such anchor`] : [];
}

/** Pictures that no built file mentions; a compressed copy belongs to the file beside it. */
export function orphanPictures(folder: string): string[] {
  const texts = filesIn(folder)
    .filter((file) => /\.(html|css|js|xml|webmanifest|svg)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return filesIn(join(folder, 'images')).filter((file) => !texts.some((text) => text.includes(file.replace(/\.(br|gz)$/, ''))));
}
