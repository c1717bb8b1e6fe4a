import sharp, { type Metadata } from 'sharp';
import type { Plugin } from 'vite';
import { imagetools, type VitePluginOptions } from 'vite-imagetools';
import type { PictureKind } from '#schema';
import { PICTURE_KINDS } from '../../schema/pictures.ts';
import { dimensionsOf, ENCODING } from './picture-files.ts';
import { widthsOf } from './picture-widths.ts';

/** Encodes the pictures that pages import. */
export function picturePlugin(options: Partial<VitePluginOptions> = {}): Plugin {
  return imagetools({
    include: /\.(avif|gif|heif|jpe?g|png|tiff|webp)(\?.*)?$/i,
    namedExports: false,
    defaultDirectives: pictureDirectives,
    extendOutputFormats: (formats) => ({ ...formats, dimensions: dimensionsOf }),
    extendTransforms: (builtins) => [...builtins, announceEncoding()],
    ...options,
  });
}

/** A transform that changes nothing. It is called only for pictures that are not in the cache, so a second build prints nothing. */
function announceEncoding() {
  let isAnnounced = false;
  return () => {
    // Not with Vite's logger: `npm run check:site` builds with warnings only, and would seem to hang.
    if (!isAnnounced) console.log('Encoding pictures: about a minute the first time.');
    isAnnounced = true;
    return undefined;
  };
}

/** The shape of cards, and of the hero image on phones: one file serves both. */
export const CARD_SHAPE: [width: number, height: number] = [584, 420];

/** Kinds that are shown in a frame of fixed shape are cropped to that shape, so that hidden pixels are not sent. */
const SHAPES: Partial<Record<PictureKind, [width: number, height: number]>> = {
  hero: [1200, 690],
  phone: CARD_SHAPE,
  card: CARD_SHAPE,
  portrait: [5, 6],
  face: [1, 1],
};

/** The part of a picture's metadata that says how large it is after the rotation that a phone has noted in its photo. */
type Shown = Pick<Metadata, 'autoOrient'>;

/** For vite-imagetools: `hero.webp?hero` becomes AVIF and WebP in the widths of its kind. */
export async function pictureDirectives(url: URL, metadata: () => Shown | Promise<Shown>): Promise<URLSearchParams> {
  const kind = PICTURE_KINDS.find((name) => url.searchParams.has(name));
  if (!kind) return new URLSearchParams();
  const { autoOrient: original } = await metadata();
  const [width, height] = SHAPES[kind] ?? [original.width, original.height];
  const widest = Math.floor(Math.min(original.width, (original.height * width) / height)); // Never enlarge a picture.
  const parameters = kind === 'hero' ? `${kind};${await edgeColour(decodeURIComponent(url.pathname))}` : kind; // Read by dimensionsOf() in picture-files.ts.
  return new URLSearchParams({
    ...ENCODING,
    allowUpscale: 'true', // The widths end at the size of the picture as it is shown; vite-imagetools would end them at that of its unrotated file.
    w: widthsOf(kind, widest).join(';'),
    aspect: `${width}:${height}`,
    as: `dimensions:${parameters}`,
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
