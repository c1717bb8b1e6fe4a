import type { Site } from '#schema';

/**
 * Where the links of the navigation do not fit in one row, they are in a menu. This class says up to which width (src/layout/site-header.css);
 * it is empty if they always fit. The space that they need is counted in capital letters.
 */
export function menuClass({ navigation }: Pick<Site, 'navigation'>): string {
  const letters = navigation.reduce((sum, { label }) => sum + PADDING + lettersIn(label), 0);
  if (letters <= 22) return ''; // They fit on every phone.
  return letters <= 31 ? 'menu-up-to-phone' : 'menu-up-to-narrow';
}

/** Around each link. */
const PADDING = 2;

const lettersIn = (label: string) => [...label].reduce((sum, letter) => sum + widthOf(letter), 0);

/** Small letters are narrower than capitals, and those of Chinese, Japanese and Korean are wider. */
function widthOf(letter: string): number {
  if (/\p{Ll}/u.test(letter)) return 0.8;
  return /[\p{Ideographic}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(letter) ? 1.4 : 1;
}
