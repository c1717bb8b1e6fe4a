import { readFileSync } from 'node:fs';
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
      handler(id) {
        const [file = '', kind = ''] = id.split('?');
        const svg = readFileSync(file, 'utf8');
        const variants = (svgSize(svg) ?? []).join('x');
        const modes = /\bid="dark"/.test(svg) ? 'both' : 'light';
        return `import src from ${JSON.stringify(`${file}?url`)};\nexport default { src, ...${JSON.stringify({ variants, kind, modes })} };`;
      },
    },
  };
}

/** The width and height of an SVG in whole pixels; undefined if it has neither a viewBox nor a size. */
export function svgSize(svg: string): [width: number, height: number] | undefined {
  const [tag = ''] = /<svg\b[^>]*>/.exec(svg) ?? [];
  const [, , , ...box] = /\bviewBox="([-\d.]+)[\s,]+([-\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(tag) ?? [];
  const size = box.length === 2 ? box : ['width', 'height'].map((name) => new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(tag)?.[1]);
  const [width = 0, height = 0] = size.map((value) => Math.round(Number(value ?? 0)));
  return width > 0 && height > 0 ? [width, height] : undefined;
}
