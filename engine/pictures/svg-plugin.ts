import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { PICTURE_SIZES } from '../../src/lib/picture-sizes.ts';

const SVG = new RegExp(`\\.svg\\?(${Object.keys(PICTURE_SIZES).join('|')})$`, 'i');

/** Imports `face.svg?face` as a picture like all others; an SVG needs no files of different widths, only its size. */
export function svgPlugin(): Plugin {
  return {
    name: 'svg-pictures',
    enforce: 'pre',
    load: {
      filter: { id: SVG },
      async handler(id) {
        const [file = '', kind = ''] = id.split('?');
        const { width, height } = await svgSize(file);
        const variants = `${width}x${height}`;
        const modes = /\bid=["']dark["']/.test(readFileSync(file, 'utf8')) ? 'both' : 'light';
        return `import src from ${JSON.stringify(`${file}?url`)};\nexport default { src, ...${JSON.stringify({ variants, kind, modes })} };`;
      },
    },
  };
}

/** The width and height of an SVG in whole pixels. It throws if the SVG has neither a viewBox nor a size, or cannot be read. */
export async function svgSize(file: string): Promise<{ width: number; height: number }> {
  // Without the limit for photos, because an SVG is never turned into pixels here.
  const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
  return { width, height };
}
