import sharp from 'sharp';
import { escapeHtml } from '../../engine/documents/escape-html.ts';

/** Stands in the file, so that the doctor knows a placeholder under any name. */
export const PLACEHOLDER = 'Fairweather placeholder';

const SKY = '#a9daf4';
const INK = '#0a1730';
/** How wide a letter is at most, as a share of its height. */
const LETTER = 0.7;

/** A picture that says what it stands in for: the name of the project on a plain sky. */
export function placeholder(name: string, width: number, height: number): Promise<Buffer> {
  const size = Math.round(Math.min(height / 6, (width * 0.85) / (name.length * LETTER)));
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
