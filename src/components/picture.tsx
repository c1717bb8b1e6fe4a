import type { ReactEventHandler } from 'react';
import type { PictureSource } from '#schema';
import { NARROW_MAX_WIDTH, PICTURE_SIZES } from '#src/lib/picture-sizes.ts';

const FORMATS = ['avif', 'webp'];

interface Sources {
  picture: PictureSource;
  /** The file for screens up to 860 px. */
  phone?: PictureSource<'phone'> | undefined;
}

interface Props extends Sources {
  alt: string;
  className?: string;
  /** How many pixels wide it is shown, if it is not as wide as its place. */
  shownWidth?: number;
  /** Whether this is the largest picture of the first view: it is loaded early, all others when they are near the window. */
  isPriority?: boolean;
  onLoad?: ReactEventHandler<HTMLImageElement>;
}

/** A picture in the formats and widths that the build has made. No `decoding="async"`: decision 008 says why. */
export function Picture({ picture, phone, alt, className, shownWidth, isPriority, onLoad }: Props) {
  const { width, height } = sizeOf(picture, shownWidth);
  return (
    <picture>
      {choices({ picture, phone }).map(({ type, srcset, sizes, media }) => (
        <source key={srcset} type={type} srcSet={srcset} sizes={sizes} media={media} />
      ))}
      <img
        src={picture.src}
        width={width}
        height={height}
        alt={alt}
        className={className}
        loading={isPriority ? undefined : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        onLoad={onLoad}
      />
    </picture>
  );
}

/** The width and height of a picture for its tag; in the width that is given, if there is one. */
export function sizeOf({ dimensions }: PictureSource, shownWidth?: number) {
  const [width = 0, height = 0] = dimensions.split(/\D/).map(Number);
  return shownWidth ? { width: shownWidth, height: Math.round((height * shownWidth) / width) } : { width, height };
}

/** Loads and decodes a picture before the page that shows it. The browser keeps it decoded as long as the returned image is referenced. */
export async function preloadPicture({ picture, phone }: Sources): Promise<HTMLImageElement> {
  const sources = choices({ picture, phone }).map((choice) => Object.assign(document.createElement('source'), choice));
  const image = new Image();
  document.createElement('picture').append(...sources, image);
  image.src = picture.src;
  await image.decode();
  return image;
}

/** The <source> elements from which the browser chooses one file; those for phones come first. */
function choices({ picture, phone }: Sources) {
  return [
    ...(phone ? filesOf(phone, PICTURE_SIZES.phone, `(max-width: ${NARROW_MAX_WIDTH})`) : []),
    ...filesOf(picture, PICTURE_SIZES[picture.kind]),
  ];
}

/** A <source> with one file, or with the files of one format. */
type Choice = Partial<Record<'type' | 'srcset' | 'sizes' | 'media', string>>;

/** The files of one picture, by format. An SVG, and every picture during development, has one file: the <img> has that of the picture itself. */
function filesOf({ src, dimensions }: PictureSource, sizes: string, media?: string): Choice[] {
  if (!src.endsWith('.webp')) return media ? [{ srcset: src, media }] : [];
  const widths = dimensions.split(' ');
  const stem = src.slice(0, -`${widths[0]}.webp`.length);
  return FORMATS.map((format) => ({
    type: `image/${format}`,
    srcset: widths.map((size) => `${stem}${size}.${format} ${Number.parseInt(size, 10)}w`).join(', '),
    sizes,
    ...(media && { media }),
  }));
}
