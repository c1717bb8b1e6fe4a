import type { Content } from '../content/content.ts';
import type { ThemedSite } from '../fonts/font-source.ts';
import { siteFonts } from '../fonts/site-fonts.ts';

/** How links are shown in one row at some width of the window. All in pixels, and all from src/layout/site-header.css. */
interface Row {
  fontSize: number;
  letterSpacing: number;
  /** The padding of a link and the gap after it. */
  around: number;
  /** The space beside the button for dark mode, and beside the logo where that is in the same row. */
  space: number;
}

/** 320 px, below the name of the owner. */
const PHONE: Row = { fontSize: 14, letterSpacing: 0.7, around: 19.9, space: 240 };
/** 701 px, with the name beside the logo. */
const TABLET: Row = { fontSize: 14, letterSpacing: 0.7, around: 19.5, space: 490 };
/** 861 px, with the name beside the logo. */
const WIDE: Row = { fontSize: 15, letterSpacing: 1.05, around: 23, space: 635 };

const NAME_SIZE = 20;
const WEIGHT = 650;

/**
 * Where the links of the navigation do not fit in one row, they are in a menu. This class says up to which width (src/layout/site-header.css);
 * it is empty if they always fit. CSS cannot know whether a text fits, so it is measured here, in the fonts of the theme.
 */
export async function menuClass(content: ThemedSite & Pick<Content, 'owner' | 'site'>): Promise<string> {
  const [display, text] = (await siteFonts(content)).map(
    ({ file, axes }) =>
      (letters: string) =>
        file.widthOf(letters, { ...axes, wght: WEIGHT }),
  );
  const labels = content.site.navigation.map(({ label }) => label);
  const needed = ({ fontSize, letterSpacing, around }: Row) =>
    labels.reduce((sum, label) => sum + (text?.(label) ?? 0) * fontSize + label.length * letterSpacing + around, 0);
  const fits = (row: Row, beside = 0) => needed(row) <= row.space - beside;
  const longestWord = Math.max(...content.owner.name.split(/\s/).map((word) => (display?.(word) ?? 0) * NAME_SIZE)); // A longer name wraps.
  if (fits(PHONE)) return '';
  if (fits(TABLET, longestWord)) return 'menu-up-to-phone';
  return fits(WIDE, longestWord) ? 'menu-up-to-narrow' : 'menu-always';
}
