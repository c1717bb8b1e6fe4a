import { HOME_SIZES, PHONE_CUT, PICTURE_SIZES, type PictureSource } from '#src/lib/picture-sizes.ts';

const FORMATS = ['avif', 'webp'];

interface Cuts {
  picture: PictureSource;
  /** Another cut for screens up to 860 px. */
  phone?: PictureSource<'phone'> | undefined;
  /** Home shows some pictures wider than other pages do. */
  isOnHome?: boolean | undefined;
}

interface Props extends Cuts {
  alt: string;
  className?: string;
  /** The largest picture of the first view is fetched early; all others wait until they are near. */
  isFirst?: boolean;
}

/** A picture in the formats and widths that the build made of it. No `decoding="async"`: decision 008 says why. */
export function Picture({ picture, phone, isOnHome, alt, className, isFirst }: Props) {
  const [width, height] = picture.cuts.split(/\D/);
  return (
    <picture>
      {choices({ picture, phone, isOnHome }).map(({ type, srcset, sizes, media }) => (
        <source key={srcset} type={type} srcSet={srcset} sizes={sizes} media={media || undefined} />
      ))}
      <img
        src={picture.src}
        width={width}
        height={height}
        alt={alt}
        className={className}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
      />
    </picture>
  );
}

/** Fetches and decodes the file that a page will show, before there is the page. It stays decoded as long as somebody holds it. */
export async function fetchPicture({ picture, phone }: Cuts): Promise<HTMLImageElement> {
  const sources = choices({ picture, phone }).map((choice) => Object.assign(document.createElement('source'), choice));
  const image = new Image();
  document.createElement('picture').append(...sources, image);
  image.src = picture.src;
  await image.decode();
  return image;
}

/** What a browser picks one file from, the cut for phones first. */
function choices({ picture, phone, isOnHome }: Cuts) {
  const sizes = (isOnHome && HOME_SIZES[picture.kind]) || PICTURE_SIZES[picture.kind];
  return [...(phone ? filesOf(phone, PICTURE_SIZES.phone, `(max-width: ${PHONE_CUT})`) : []), ...filesOf(picture, sizes, '')];
}

/** The files of a picture differ in size and format only; a drawing, and a picture during development, is one file. */
function filesOf({ src, cuts }: PictureSource, sizes: string, media: string) {
  if (!src.endsWith('.webp')) return [];
  const widths = cuts.split(' ');
  const stem = src.slice(0, -`${widths[0]}.webp`.length);
  return FORMATS.map((format) => ({
    type: `image/${format}`,
    srcset: widths.map((size) => `${stem}${size}.${format} ${Number.parseInt(size, 10)}w`).join(', '),
    sizes,
    media,
  }));
}
