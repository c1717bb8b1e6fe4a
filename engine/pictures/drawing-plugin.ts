import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { PICTURE_SIZES } from '../../src/lib/picture-sizes.ts';
import { drawingSize } from './drawing-size.ts';

const DRAWING = new RegExp(`\\.svg\\?(${Object.keys(PICTURE_SIZES).join('|')})$`, 'i');

/** Imports `face.svg?face` as a picture like all others; an SVG needs no files of different widths, only its size. */
export function drawingPlugin(): Plugin {
  return {
    name: 'drawings',
    enforce: 'pre',
    load: {
      filter: { id: DRAWING },
      handler(id) {
        const [file = '', kind = ''] = id.split('?');
        const svg = readFileSync(file, 'utf8');
        const cuts = (drawingSize(svg) ?? []).join('x');
        const modes = /\bid="dark"/.test(svg) ? 'both' : 'light';
        return `import src from ${JSON.stringify(`${file}?url`)};\nexport default { src, ...${JSON.stringify({ cuts, kind, modes })} };`;
      },
    },
  };
}
