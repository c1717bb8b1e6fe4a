import type { Content } from '../content/content.ts';
import { colourOf } from '../theme/colours.ts';
import { favicon, plainIcon, readIcon } from '../theme/icon.ts';

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

/** An SVG as a data: address, for a place that cannot load a file. */
export const svgDataUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** The icon on a background in the colour of the sky, so that it is visible on light and dark tabs and on any wallpaper. */
function onSky(icon: string, { background, share, corner }: IconLayout): string {
  const side = VIEW_BOX / share;
  const start = (VIEW_BOX - side) / 2;
  const inner = VIEW_BOX - 2 * MARGIN;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${side} ${side}"><rect x="${start}" y="${start}" width="${side}" height="${side}" rx="${corner * side}" fill="${background}"/><image href="${svgDataUrl(icon)}" x="${MARGIN}" y="${MARGIN}" width="${inner}" height="${inner}"/></svg>`;
}

/** The icons that `npm run draw icons` makes from icon.svg: the SVG of each, by file. */
export function iconSvgs(content: Content): Record<string, string> {
  const icon = readIcon(content);
  const { folder, theme } = content;
  const plain = plainIcon(icon, theme);
  const background = colourOf(theme, 'light', '--sky');
  const onHomeScreen = onSky(plain, { background, share: 0.72, corner: 0 }); // The system rounds the corners itself.
  return {
    [`${folder}/public/favicon.svg`]: favicon(icon, theme),
    [`${folder}/public/favicon.ico`]: onSky(plain, { background, share: 0.94, corner: 0.2 }), // For browsers without SVG icons.
    [`${folder}/public/apple-touch-icon.png`]: onHomeScreen,
    [`${folder}/public/icons/192.png`]: onHomeScreen,
    [`${folder}/public/icons/512.png`]: onHomeScreen,
    [`${folder}/public/icons/maskable-512.png`]: onSky(plain, { background, share: 0.58, corner: 0 }), // Systems cut it to any shape: only the inner 80 % is safe.
  };
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** An .ico file: a list of entries, then the pictures themselves as PNG. */
export function icoFile(pictures: { side: number; png: Buffer }[]): Buffer {
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
