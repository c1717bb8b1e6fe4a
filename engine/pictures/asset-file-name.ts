import { HASHED_FOLDERS } from '../hashed-folders.ts';
import { type Asset, pictureFileName } from './picture-files.ts';

/** The published path of a file: pictures below /images, everything else below /assets. */
export function assetFileName(root: string, asset: Asset): string {
  const [name = ''] = asset.names;
  if (/\.(avif|webp)$/.test(name)) return pictureFileName(root, asset);
  const isPicture = /\.(svg|png|jpe?g)$/.test(name);
  return `${isPicture ? HASHED_FOLDERS.pictures : HASHED_FOLDERS.others}/[name]-[hash][extname]`;
}
