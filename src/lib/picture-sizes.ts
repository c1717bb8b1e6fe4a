import type { PictureKind } from '#schema';

/** Up to this width, 860 px, a picture with a `phone` file shows that file: phones and small tablets. */
export const NARROW_MAX_WIDTH = '53.75rem';

/** On very large screens the pages are wider: --extra-large in src/styles/layers-and-breakpoints.css. */
const EXTRA_LARGE = '(min-width: 112.5rem)';

/** Screens with two columns: --wide in src/styles/layers-and-breakpoints.css. */
const WIDE = '(min-width: 53.8125rem)';

/** A phone: --phone in src/styles/layers-and-breakpoints.css. */
export const PHONE_QUERY = '(max-width: 35rem)';

/** A phone with three device pixels per CSS pixel gets a picture for 1.8: it looks as sharp, and the file is less than half as large. */
const DENSE_PHONE = `(min-resolution: 2.5dppx) and ${PHONE_QUERY} 54vw, `;

/**
 * The `sizes` attribute of each kind of picture: how wide the layout shows it, so that a browser loads no larger file than it needs.
 * A change here needs other PICTURE_WIDTHS.
 */
export const PICTURE_SIZES: Record<PictureKind, string> = {
  /** The hero image of a case study, as wide as the page. */
  hero: `${EXTRA_LARGE} 90rem, (min-width: 82.25rem) 75rem, 91.2vw`,
  /** The `phone` file of a picture, for screens up to 860 px. It is cropped to the shape of a card. */
  phone: `${DENSE_PHONE}91.2vw`,
  card: `${DENSE_PHONE}${EXTRA_LARGE} 44rem, (min-width: 82.25rem) 36.5rem, ${WIDE} 44.3vw, 91.2vw`,
  /** A picture in the text column. */
  text: `${DENSE_PHONE}(min-width: 71.25rem) 40.5rem, ${WIDE} 56.9vw, 91.2vw`,
  /** A picture between paragraphs, as wide as the page. */
  wide: `${DENSE_PHONE}${EXTRA_LARGE} 90rem, (min-width: 82.25rem) 75rem, 91.2vw`,
  /** One of three pictures side by side. */
  third: `${EXTRA_LARGE} 29.2rem, (min-width: 82.25rem) 24.2rem, (min-width: 46.875rem) 29.35vw, calc(30.4vw - 0.5rem)`,
  /** A screenshot in the moving row (marquee). */
  screenshot: 'clamp(270px, 36vw, 520px)',
  /** The first page of the resume. */
  resume: `${DENSE_PHONE}${EXTRA_LARGE} 54.1rem, (min-width: 82.25rem) 44.5rem, ${WIDE} 54vw, 91.2vw`,
  /**
   * The portrait of the About page. It is as high as the text beside it, so its sides may be cut off: it needs
   * more width than its column has.
   */
  portrait: `${DENSE_PHONE}${EXTRA_LARGE} 29rem, (min-width: 68.75rem) 24rem, min(26rem, 91.2vw)`,
  /** The face beside a testimonial. */
  face: '72px',
};

/**
 * The widths in pixels in which the build makes each kind of picture: those that `sizes` gives on common screens with one and two device
 * pixels per CSS pixel. Steps are between 1.14 and 1.3: smaller ones save too few bytes, and larger ones load too many.
 */
export const PICTURE_WIDTHS: Record<PictureKind, number[]> = {
  hero: [2880, 2400, 1868, 1571, 1373, 1200, 934, 786],
  phone: [1496, 1207, 973, 785, 657],
  card: [1496, 1168, 908, 785, 657, 568, 454, 382],
  text: [1496, 1296, 1127, 980, 785, 657, 567, 490],
  wide: [2880, 2400, 1868, 1571, 1373, 1200, 934, 786, 657],
  third: [775, 602, 506, 443, 388, 301, 253, 222, 179],
  screenshot: [1040, 876, 738, 620, 540, 461, 369, 310],
  resume: [1731, 1496, 1286, 1106, 930, 785, 657, 553, 465],
  portrait: [928, 832, 712, 584, 493, 416],
  face: [144, 114, 91, 72],
};
