import type { Site } from '#schema';

/**
 * Where the links of the navigation do not fit in one row, they are in a menu. This class says up to which width (src/layout/site-header.css);
 * it is empty if they always fit. The space that they need is counted in capital letters.
 */
export function menuClass({ navigation }: Pick<Site, 'navigation'>): string {
  const letters = navigation.reduce((sum, { label }) => sum + PADDING + lettersIn(label), 0);
  if (letters <= 22) return ''; // The space on a phone of 320 px.
  return letters <= 31 ? 'menu-up-to-phone' : 'menu-up-to-narrow';
}

/** Around each link. */
const PADDING = 2;

/** Small letters are narrower than capitals, and those of Chinese, Japanese and Korean are wider. */
function lettersIn(label: string): number {
  const widths = [...label].map((letter) =>
    /\p{Ll}/u.test(letter) ? 0.8 : /[\p{Ideographic}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(letter) ? 1.4 : 1,
  );
  return widths.reduce((sum, width) => sum + width, 0);
}
