import { type Asset, pictureFileName } from './picture-files.ts';

/** The published path of a file: pictures in /images, technology icons in /images/icons, everything else in /assets. */
export function assetFileName(root: string, folder: string, asset: Asset): string {
  const {
    names: [name = ''],
    originalFileNames: [original = ''],
  } = asset;
  if (/\.(avif|webp)$/.test(name)) return pictureFileName(root, asset);
  if (original.startsWith(`${folder}/technologies/`)) return 'images/icons/[name]-[hash][extname]';
  return `${/\.(svg|png|jpe?g)$/.test(name) ? 'images' : 'assets'}/[name]-[hash][extname]`;
}
