import { PHONE_CUT, PICTURE_SIZES, type PictureSource } from '#src/lib/picture-sizes.ts';

const FORMATS = ['avif', 'webp'];

interface Props {
  picture: PictureSource;
  /** Another cut for screens up to 860 px. */
  phone?: PictureSource<'phone'>;
  alt: string;
  className?: string;
  /** The largest picture of the first view is fetched early; all others wait until they are near. */
  isFirst?: boolean;
}

/** A picture in the formats and widths that the build made of it. No `decoding="async"`: decision 008 says why. */
export function Picture({ picture, phone, alt, className, isFirst }: Props) {
  const [width, height] = picture.cuts.split(/\D/);
  return (
    <picture>
      {phone && <Sources picture={phone} media={`(max-width: ${PHONE_CUT})`} />}
      <Sources picture={picture} />
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

/** The files of a picture differ in size and format only; a drawing, and a picture during development, is one file. */
function Sources({ picture: { src, cuts, kind }, media }: { picture: PictureSource; media?: string }) {
  if (!src.endsWith('.webp')) return null;
  const sizes = cuts.split(' ');
  const stem = src.slice(0, -`${sizes[0]}.webp`.length);
  return FORMATS.map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      srcSet={sizes.map((size) => `${stem}${size}.${format} ${Number.parseInt(size, 10)}w`).join(', ')}
      sizes={PICTURE_SIZES[kind]}
      media={media}
    />
  ));
}
