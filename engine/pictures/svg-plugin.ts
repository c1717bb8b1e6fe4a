import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { PICTURE_KINDS } from '../../schema/pictures.ts';

const SVG = new RegExp(`\\.svg\\?(${PICTURE_KINDS.join('|')})$`, 'i');

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
        const dimensions = `${width}x${height}`;
        const modes = /\bid=["']dark["']/.test(readFileSync(file, 'utf8')) ? 'both' : 'light';
        return `import src from ${JSON.stringify(`${file}?url`)};\nexport default { src, ...${JSON.stringify({ dimensions, kind, modes })} };`;
      },
    },
  };
}

/** The start of the drawing, where its size is. Comments before it may contain other tags. */
const SVG_TAG = /^(?:<!--.*?-->|[^<]|<[?!])*?<svg((?:[^>"']|"[^"]*"|'[^']*')*)>/s;

/** The width and height of an SVG in whole pixels. It throws if the SVG has neither a viewBox nor a size, or cannot be read. */
export async function svgSize(file: string): Promise<{ width: number; height: number }> {
  const [, attributes = ''] = SVG_TAG.exec(readFileSync(file, 'utf8')) ?? [];
  // sharp would measure what is drawn, but browsers do not enlarge such an SVG.
  if (!/\sviewBox\s*=|\swidth\s*=\s*["'][\d.]+[a-z]*["']/.test(attributes)) throw new Error(`${file} has no size.`);
  // Without the limit for photos, because an SVG is never turned into pixels here.
  const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
  return { width, height };
}
