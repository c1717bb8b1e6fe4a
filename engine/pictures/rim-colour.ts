import sharp from 'sharp';

/** Drawn this small, the outermost pixels are the rim. */
const SIDE = 32;

/** The colour of a picture along its edges, as six digits: what it stands on, where an average of the whole would be grey. */
export async function rimColour(file: string): Promise<string> {
  const pixels = await sharp(file).resize(SIDE, SIDE, { fit: 'fill' }).removeAlpha().toColourspace('srgb').raw().toBuffer();
  const isRim = (pixel: number) => [pixel % SIDE, Math.floor(pixel / SIDE)].some((at) => at === 0 || at === SIDE - 1);
  const rim = Array.from({ length: SIDE ** 2 }, (_, pixel) => pixel).filter(isRim);
  const channels = [0, 1, 2].map((channel) => rim.reduce((sum, pixel) => sum + (pixels[pixel * 3 + channel] ?? 0), 0) / rim.length);
  return channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('');
}
