import { fileURLToPath } from 'node:url';
import { PICTURE_SIZES, type PictureKind } from '../../src/lib/picture-sizes.ts';
import { edgeColour } from './edge-colour.ts';
import { pictureWidths } from './picture-widths.ts';

/** The shape of cards, and of the large picture on phones: one file serves both. */
const CARD: [width: number, height: number] = [584, 420];

/** Kinds that are shown in a frame of fixed shape are cut to that shape, so that hidden pixels are not sent. */
const SHAPES: Partial<Record<PictureKind, [width: number, height: number]>> = {
  stage: [1200, 690],
  phone: CARD,
  card: CARD,
  portrait: [5, 6],
  face: [1, 1],
};

/** How every picture is encoded. AVIF at effort 4 would save 8 % of the bytes and take seven times as long (three pictures, 1200 px). */
export const ENCODING = { format: 'avif;webp', fit: 'cover', effort: '2' };

type Size = { width: number; height: number };

/** For vite-imagetools: `stage.webp?stage` becomes AVIF and WebP in the widths of its kind. */
export async function pictureDirectives(url: URL, metadata: () => Size | Promise<Size>): Promise<URLSearchParams> {
  const kind = (Object.keys(PICTURE_SIZES) as PictureKind[]).find((name) => url.searchParams.has(name));
  if (!kind) return new URLSearchParams();
  const master = await metadata();
  const [width, height] = SHAPES[kind] ?? [master.width, master.height];
  const widest = Math.floor(Math.min(master.width, (master.height * width) / height)); // Never enlarge a picture.
  const parameters = kind === 'stage' ? `${kind};${await edgeColour(fileURLToPath(url))}` : kind; // Read by cutsOf() in picture-files.ts.
  return new URLSearchParams({
    ...ENCODING,
    w: pictureWidths(kind, widest).join(';'),
    aspect: `${width}:${height}`,
    as: `cuts:${parameters}`,
  });
}
