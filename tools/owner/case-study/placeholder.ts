import sharp from 'sharp';
import { escapeHtml } from '../../../engine/documents/escape-html.ts';

/** Stored inside the picture file, so that the doctor recognises a placeholder under any name. */
export const PLACEHOLDER = 'Fairweather placeholder';

const SKY = '#a9daf4';
const INK = '#0a1730';
/** The width of a wide letter, as a share of the font size. */
const LETTER_WIDTH = 0.7;

/** A placeholder picture: the name of the project on a plain background. */
export function placeholder(name: string, width: number, height: number): Promise<Buffer> {
  const size = Math.round(Math.min(height / 6, (width * 0.85) / (name.length * LETTER_WIDTH)));
  const line = (y: number, px: number, words: string) => `<text x="50%" y="${y}" font-size="${px}">${escapeHtml(words)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${SKY}"/>
<g fill="${INK}" font-family="sans-serif" text-anchor="middle">
${line(height / 2, size, name)}
${line(height * 0.62, height / 24, 'A picture of the project belongs here')}
</g></svg>`;
  return sharp(Buffer.from(svg))
    .webp({ lossless: true })
    .withExif({ IFD0: { ImageDescription: PLACEHOLDER } })
    .toBuffer();
}
