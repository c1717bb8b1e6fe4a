import sharp from 'sharp';
import type { Content } from '../content/content.ts';
import { colourOf } from '../theme/colours.ts';
import { favicon, plainIcon, readIcon, svgDataUrl } from '../theme/icon.ts';

/** The pictures in favicon.ico. */
const TAB_SIDES_PX = [16, 32, 48];
const APPLE_SIDE_PX = 180;

/** Units of the SVG: the icon is placed in a view box of 44 × 44, with a margin of 1. */
const VIEW_BOX = 44;
const MARGIN = 1;

interface IconLayout {
  /** The colour behind the icon. */
  background: string;
  /** The width of that square, as a share of the whole width. */
  share: number;
  /** The radius of the corners, as a share of the whole width. */
  corner: number;
}

/** The icon on a background in the colour of the sky, so that it is visible on light and dark tabs and on any wallpaper. */
function onSky(icon: string, { background, share, corner }: IconLayout): string {
  const side = VIEW_BOX / share;
  const start = (VIEW_BOX - side) / 2;
  const inner = VIEW_BOX - 2 * MARGIN;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${side} ${side}"><rect x="${start}" y="${start}" width="${side}" height="${side}" rx="${corner * side}" fill="${background}"/><image href="${svgDataUrl(icon)}" x="${MARGIN}" y="${MARGIN}" width="${inner}" height="${inner}"/></svg>`;
}

/** The icons for tabs and home screens, which are made from icon.svg: a function that draws each, by its path on the site. */
export function iconFiles(content: Content): Record<string, () => string | Promise<Buffer>> {
  const icon = readIcon(content);
  const { theme } = content;
  const plain = plainIcon(icon, theme);
  const background = colourOf(theme, 'light', '--sky');
  const onHomeScreen = onSky(plain, { background, share: 0.72, corner: 0 }); // The system rounds the corners itself.
  return {
    'favicon.svg': () => favicon(icon, theme),
    'favicon.ico': () => ico(onSky(plain, { background, share: 0.94, corner: 0.2 })), // For browsers without SVG icons.
    'apple-touch-icon.png': () => png(onHomeScreen, APPLE_SIDE_PX),
    'icons/192.png': () => png(onHomeScreen, 192),
    'icons/512.png': () => png(onHomeScreen, 512),
    'icons/maskable-512.png': () => png(onSky(plain, { background, share: 0.58, corner: 0 }), 512), // Systems cut it to any shape: only the inner 80 % is safe.
  };
}

const png = (svg: string, side: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: side * 7.2 })
    .resize(side)
    .png({ palette: side > 48, effort: 10 })
    .toBuffer();

const ico = async (svg: string): Promise<Buffer> =>
  icoFile(await Promise.all(TAB_SIDES_PX.map(async (side) => ({ side, png: await png(svg, side) }))));

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** An .ico file: a list of entries, then the pictures themselves as PNG. */
function icoFile(pictures: { side: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length);
  header.writeUInt16LE(1, 2); // Type 1: an icon.
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { side, png }] of pictures.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    header.writeUInt8(side, entry);
    header.writeUInt8(side, entry + 1);
    header.writeUInt16LE(1, entry + 4); // Number of colour planes.
    header.writeUInt16LE(32, entry + 6); // Bits per pixel.
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
