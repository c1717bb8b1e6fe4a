/** Up to here the large picture has a cut of its own. */
export const PHONE_CUT = '53.75rem';

/** Where two things stand side by side: --wide of src/styles/start.css. */
const WIDE = '(min-width: 53.8125rem)';

/** A phone with three pixels for each of ours gets two of them: nobody sees the difference, and it is half the bytes. */
const DENSE_PHONE = '(min-resolution: 2.5dppx) and (max-width: 35rem) 60.8vw, ';

/**
 * How wide the layout shows each kind of picture, so that a browser fetches no more than it needs.
 * The build reads the same lines and makes the widths that they ask for (engine/pictures/picture-widths.ts).
 */
export const PICTURE_SIZES = {
  /** The large picture of a project, as wide as the page. */
  stage: '(min-width: 82.25rem) 75rem, 91.2vw',
  /** The same on small screens, where it has the shape of a card. */
  phone: `${DENSE_PHONE}91.2vw`,
  card: `${DENSE_PHONE}(min-width: 82.25rem) 36.5rem, ${WIDE} 44.3vw, 91.2vw`,
  /** A picture in the column of the words. */
  words: `${DENSE_PHONE}(min-width: 71.25rem) 40.5rem, ${WIDE} 56.9vw, 91.2vw`,
  /** A picture among the words, as wide as the page. */
  wide: `${DENSE_PHONE}(min-width: 82.25rem) 75rem, 91.2vw`,
  /** One of three pictures side by side. */
  third: '(min-width: 82.25rem) 24.2rem, (min-width: 46.875rem) 29.35vw, calc(30.4vw - 0.5rem)',
  /** A screenshot that moves past. */
  shot: 'clamp(270px, 36vw, 520px)',
  /** The first page of the resume. */
  sheet: `${DENSE_PHONE}(min-width: 82.25rem) 44.5rem, ${WIDE} 54vw, 91.2vw`,
  /** As high as the words beside it, so often a little wider than its column shows. */
  portrait: `${DENSE_PHONE}(min-width: 68.75rem) 24rem, min(26rem, 91.2vw)`,
  /** The face beside a testimonial. */
  face: '72px',
};

export type PictureKind = keyof typeof PICTURE_SIZES;

/** Home, which is wider than the other pages on a large screen: --vast of src/styles/start.css. */
export const HOME_SIZES: Partial<Record<PictureKind, string>> = {
  stage: `(min-width: 112.5rem) 90rem, ${PICTURE_SIZES.stage}`,
  card: `(min-width: 112.5rem) 44rem, ${PICTURE_SIZES.card}`,
};

/** A picture as the build hands it over: its largest file, and the sizes that there are, such as "800x460 400x230". */
export interface PictureSource<Kind extends PictureKind = PictureKind> {
  src: string;
  cuts: string;
  kind: Kind;
  /** The large picture only: the colour of its rim, which stands in for it while it is on its way. */
  colour?: string;
  /** An SVG only: the display modes that it has colours for. */
  modes?: 'light' | 'both';
}
