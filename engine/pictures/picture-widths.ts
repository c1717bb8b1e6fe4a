import { HOME_SIZES, NARROW_MAX_WIDTH, PICTURE_SIZES, type PictureKind } from '../../src/lib/picture-sizes.ts';

/** Widths of the screens that the design is made for. Phones have two or more device pixels per CSS pixel, larger screens one or two. */
const PHONES_PX = [320, 360, 390, 412, 430];
const LARGER_PX = [768, 820, 861, 1024, 1280, 1366, 1440, 1536, 1920];

/** Another width is made only if it is at most this share of the next larger one: else it would save too few bytes. */
const WORTHWHILE = 0.88;
/** The largest step between two widths, so that screens between those above never fetch a much wider file than they need. */
const WIDEST_STEP = 1.3;
const REM_PX = 16;

/** Up to this width of the screen, the hero image uses its `phone` file. */
const NARROW_MAX_PX = Number.parseFloat(NARROW_MAX_WIDTH) * REM_PX;
const IS_SHOWN: Partial<Record<PictureKind, (screen: number) => boolean>> = {
  hero: (screen) => screen > NARROW_MAX_PX,
  phone: (screen) => screen <= NARROW_MAX_PX,
};

/** The widths in pixels in which a kind of picture is made, widest first; none is above the limit. */
export function pictureWidths(kind: PictureKind, limit = Number.POSITIVE_INFINITY): number[] {
  const sizes = HOME_SIZES[kind] ?? PICTURE_SIZES[kind]; // The home page shows it largest; the widths of other pages are among these.
  const shownOn = (screens: number[]) => screens.filter(IS_SHOWN[kind] ?? (() => true)).map((screen) => shownWidth(sizes, screen));
  const wanted = [...shownOn(LARGER_PX), ...shownOn([...PHONES_PX, ...LARGER_PX]).map((width) => width * 2)];
  const kept: number[] = [];
  for (const width of wanted.map((one) => Math.min(Math.ceil(one), limit)).sort((a, b) => b - a)) {
    const last = kept.at(-1);
    if (last === undefined) kept.push(width);
    else if (width <= last * WORTHWHILE) kept.push(...between(last, width), width);
  }
  return kept;
}

/** Widths between two others, in even steps of at most WIDEST_STEP. */
function between(from: number, to: number): number[] {
  const steps = Math.ceil(Math.log(from / to) / Math.log(WIDEST_STEP));
  return Array.from({ length: steps - 1 }, (_, index) => Math.round(from * (to / from) ** ((index + 1) / steps)));
}

/** The width that `sizes` gives on a screen of this width. Entries for very dense phones are ignored: they ask for less. */
function shownWidth(sizes: string, screen: number): number {
  for (const entry of sizes.split(/,\s*(?![^(]*\))/)) {
    if (entry.startsWith('(min-resolution')) continue;
    const [, from, length = entry] = /^\(min-width: (\S+)\) (.+)$/.exec(entry) ?? [];
    if (!from || screen >= pixels(from, screen)) return pixels(length, screen);
  }
  throw new Error(`"${sizes}" has no size for a screen of ${screen} px.`);
}

/** A CSS length in pixels: a number with a unit, or min(), clamp() or a subtraction in calc(). */
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
