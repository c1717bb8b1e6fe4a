import { PICTURE_SIZES, type PictureKind } from '../src/lib/picture-sizes.ts';

/** Screens that the design is drawn for, and how dense such screens are. */
const SCREENS = [
  { widths: [320, 360, 390, 412, 430], densities: [2, 3] },
  { widths: [768, 820, 1024, 1280, 1366, 1440, 1536, 1920], densities: [1, 2] },
];

/** The large picture has a cut of its own up to here. */
const PHONE_CUT_PX = 860;
const IS_SHOWN: Partial<Record<PictureKind, (screen: number) => boolean>> = {
  stage: (screen) => screen > PHONE_CUT_PX,
  phone: (screen) => screen <= PHONE_CUT_PX,
};

/** A file this much narrower than the next larger one is worth its place: the larger has up to 1.3 times its pixels. */
const WORTHWHILE = 0.88;
const REM_PX = 16;

/** The widths in pixels at which a kind of picture is shown on the screens of the design, widest first, up to a limit. */
export function pictureWidths(kind: PictureKind, limit = Number.POSITIVE_INFINITY): number[] {
  const shown = SCREENS.flatMap(({ widths, densities }) =>
    widths
      .filter(IS_SHOWN[kind] ?? (() => true))
      .flatMap((screen) => densities.map((density) => Math.ceil(shownWidth(PICTURE_SIZES[kind], screen) * density))),
  );
  const kept: number[] = [];
  for (const width of shown.map((wanted) => Math.min(wanted, limit)).sort((a, b) => b - a)) {
    if (width <= (kept.at(-1) ?? Number.POSITIVE_INFINITY) * WORTHWHILE) kept.push(width);
  }
  return kept;
}

/** What a browser makes of `sizes` on a screen of this width. */
function shownWidth(sizes: string, screen: number): number {
  for (const entry of sizes.split(/,\s*(?![^(]*\))/)) {
    const [, from, length = entry] = /^\(min-width: (\S+)\) (.+)$/.exec(entry) ?? [];
    if (!from || screen >= pixels(from, screen)) return pixels(length, screen);
  }
  throw new Error(`"${sizes}" says nothing for a screen of ${screen} px.`);
}

/** A CSS length in pixels: a number with a unit, or min(), clamp() or a difference of such. */
function pixels(length: string, screen: number): number {
  const [, name, list = ''] = /^(calc|clamp|min)\((.+)\)$/.exec(length) ?? [];
  const values = list.split(/, | - /).map((part) => (part ? pixels(part, screen) : 0));
  if (name === 'calc') return values.reduce((from, less) => from - less);
  if (name === 'clamp') return values.sort((a, b) => a - b)[1] ?? 0; // The middle one of three.
  if (name === 'min') return Math.min(...values);
  const unit = { rem: REM_PX, vw: screen / 100, px: 1 }[length.replace(/[\d.]/g, '')];
  if (!unit) throw new Error(`"${length}" is a length that the build cannot work out.`);
  return Number.parseFloat(length) * unit;
}
