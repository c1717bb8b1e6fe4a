import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { imageSize } from 'image-size';
import sharp from 'sharp';
import type { Rolldown } from 'vite';
import type { PictureKind, PictureSource } from '#schema';
import { HASHED_FOLDERS } from '../hashed-folders.ts';

/** How every picture is encoded. AVIF at effort 4 would save 8 % of the bytes and take seven times as long (three pictures, 1200 px). */
export const ENCODING = { format: 'avif;webp', fit: 'cover', effort: '2' };

interface Encoded {
  src: string;
  info: { width: number; height: number };
  transforms: { format?: string };
}

/**
 * `images/hashed/hero-<hash>-1200x690.avif`: all files made from one original share one hash, so that a page can list them
 * by their sizes alone (src/components/picture.tsx). A change of the original or the encoder renames them all.
 */
function pictureFileName(
  root: string,
  { names: [name = ''], originalFileNames: [original = ''], source }: Rolldown.PreRenderedAsset,
): string {
  const { width, height, type } = imageSize(source as Uint8Array);
  // vite-imagetools writes this path with posix.relative(), which takes the drive of a Windows path for a folder: this undoes both.
  const hash = originalHash(posix.resolve(root, decodeURI(original)));
  const stem = decodeURI(name)
    .replace(/\.\w+$/, '')
    .replace(/[^\w-]+/g, '-'); // A space would end a URL in srcset.
  return `${HASHED_FOLDERS.pictures}/${stem}-${hash}-${width}x${height}.${type}`;
}

/** A hash of the original file and of the encoder with its settings. */
export function originalHash(file: string): string {
  const encoder = JSON.stringify([ENCODING, sharp.versions]);
  return createHash('sha256').update(readFileSync(file)).update(encoder).digest('base64url').slice(0, 8);
}

/** An output format for vite-imagetools: the largest WebP and a list of all sizes, which is shorter than a URL for each file. */
export function dimensionsOf(parameters?: string[]): (images: Encoded[]) => PictureSource {
  const [kind, colour] = parameters as [PictureKind, string?]; // picture-plugin.ts writes them after "dimensions:".
  return (images) => {
    const webp = images.filter(({ transforms }) => transforms.format === 'webp');
    const dimensions = webp.map(({ info }) => `${info.width}x${info.height}`).join(' ');
    return { src: webp[0]?.src ?? '', dimensions, kind, ...(colour && { colour: `#${colour}` }) };
  };
}

/** The published path of a file: pictures below /images, everything else below /assets. */
export function assetFileName(root: string, asset: Rolldown.PreRenderedAsset): string {
  const [name = ''] = asset.names;
  if (/\.(avif|webp)$/.test(name)) return pictureFileName(root, asset);
  const isPicture = /\.(svg|png|jpe?g)$/.test(name);
  return `${isPicture ? HASHED_FOLDERS.pictures : HASHED_FOLDERS.others}/[name]-[hash][extname]`;
}
