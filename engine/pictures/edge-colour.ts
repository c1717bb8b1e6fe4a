import sharp from 'sharp';

/** The picture is reduced to this many pixels on each side: its outermost pixels are then its edge. */
const SIDE = 32;

/** The average colour of a picture's edges, as six hexadecimal digits. It looks like the background; the average of all would be grey. */
export async function edgeColour(file: string): Promise<string> {
  const pixels = await sharp(file).resize(SIDE, SIDE, { fit: 'fill' }).removeAlpha().toColourspace('srgb').raw().toBuffer();
  const isEdge = (pixel: number) => [pixel % SIDE, Math.floor(pixel / SIDE)].some((at) => at === 0 || at === SIDE - 1);
  const edge = Array.from({ length: SIDE ** 2 }, (_, pixel) => pixel).filter(isEdge);
  const channels = [0, 1, 2].map((channel) => edge.reduce((sum, pixel) => sum + (pixels[pixel * 3 + channel] ?? 0), 0) / edge.length);
  return channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('');
}
