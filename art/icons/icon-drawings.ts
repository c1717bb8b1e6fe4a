/** A cloud before the sun, on a drawing board of 44 × 44: the mark of the site with a larger sun, to fill a square. */
const MARK =
  '<circle cx="29" cy="17" r="12.5" fill="#f7b938"/><path d="M10.5 39a8.5 8.5 0 0 1-.9-16.9A11 11 0 0 1 30 25.3 7 7 0 1 1 32.6 39z"/>';

interface Look {
  /** How much of the width the mark takes. */
  share: number;
  /** Roundness of the corners, as a share of the width. */
  corner: number;
}

/** The mark on a piece of sky: readable on light and dark tabs, and on any wallpaper. */
function onSky({ share, corner }: Look): string {
  const side = 44 / share;
  const start = (44 - side) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${side} ${side}"><rect x="${start}" y="${start}" width="${side}" height="${side}" rx="${corner * side}" fill="#a9daf4"/><g fill="#0e2141">${MARK}</g></svg>`;
}

/** For tabs: follows the display mode of the system. */
const TAB_DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="1 1 42 42"><style>path{fill:#0e2141}@media (prefers-color-scheme:dark){path{fill:#fbf3e0}}</style>${MARK}</svg>\n`;

/** For tabs of browsers that do not know drawings. */
const TAB_ICON = onSky({ share: 0.94, corner: 0.2 });

/** On a home screen; the system rounds the corners itself. */
const HOME_SCREEN_ICON = onSky({ share: 0.72, corner: 0 });

/** Cut to any shape: the mark stays inside the inner 80 %. */
const MASKABLE_ICON = onSky({ share: 0.58, corner: 0 });

/** The icons that `npm run icons` writes, by file, with the drawing of each. */
export const ICON_FILES: Record<string, string> = {
  'public/favicon.svg': TAB_DRAWING,
  'public/favicon.ico': TAB_ICON,
  'public/apple-touch-icon.png': HOME_SCREEN_ICON,
  'public/icons/192.png': HOME_SCREEN_ICON,
  'public/icons/512.png': HOME_SCREEN_ICON,
  'public/icons/maskable-512.png': MASKABLE_ICON,
};
