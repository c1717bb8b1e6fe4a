import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { PICTURE_SIZES, type PictureKind } from '../../src/lib/picture-sizes.ts';
import { pictureWidths } from './picture-widths.ts';

/** The shape of cards, and of the large picture on phones: one file serves both. */
const CARD: [width: number, height: number] = [584, 420];

/** Kinds that are shown in a frame of fixed shape are cut to that shape, so that hidden pixels are not sent. */
const SHAPES: Partial<Record<PictureKind, [width: number, height: number]>> = {
  hero: [1200, 690],
  phone: CARD,
  card: CARD,
  portrait: [5, 6],
  face: [1, 1],
};

/** How every picture is encoded. AVIF at effort 4 would save 8 % of the bytes and take seven times as long (three pictures, 1200 px). */
export const ENCODING = { format: 'avif;webp', fit: 'cover', effort: '2' };

type Size = { width: number; height: number };

/** For vite-imagetools: `hero.webp?hero` becomes AVIF and WebP in the widths of its kind. */
export async function pictureDirectives(url: URL, metadata: () => Size | Promise<Size>): Promise<URLSearchParams> {
  const kind = (Object.keys(PICTURE_SIZES) as PictureKind[]).find((name) => url.searchParams.has(name));
  if (!kind) return new URLSearchParams();
  const master = await metadata();
  const [width, height] = SHAPES[kind] ?? [master.width, master.height];
  const widest = Math.floor(Math.min(master.width, (master.height * width) / height)); // Never enlarge a picture.
  const parameters = kind === 'hero' ? `${kind};${await edgeColour(fileURLToPath(url))}` : kind; // Read by variantsOf() in picture-files.ts.
  return new URLSearchParams({
    ...ENCODING,
    w: pictureWidths(kind, widest).join(';'),
    aspect: `${width}:${height}`,
    as: `variants:${parameters}`,
  });
}

/** The picture is reduced to this many pixels on each side: its outermost pixels are then its edge. */
const SIDE = 32;

/** The average colour of a picture's edges, as six hexadecimal digits. It looks like the background; the average of all would be grey. */
async function edgeColour(file: string): Promise<string> {
  const pixels = await sharp(file).resize(SIDE, SIDE, { fit: 'fill' }).removeAlpha().toColourspace('srgb').raw().toBuffer();
  const isEdge = (pixel: number) => [pixel % SIDE, Math.floor(pixel / SIDE)].some((at) => at === 0 || at === SIDE - 1);
  const edge = Array.from({ length: SIDE ** 2 }, (_, pixel) => pixel).filter(isEdge);
  const channels = [0, 1, 2].map((channel) => edge.reduce((sum, pixel) => sum + (pixels[pixel * 3 + channel] ?? 0), 0) / edge.length);
  return channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('');
}
