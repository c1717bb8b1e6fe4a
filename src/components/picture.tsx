import type { PictureSource } from '#content/schema.ts';

/** How wide a picture is shown, so that the browser fetches no more than it needs. Follows the layout in src/styles. */
export const SIZES = {
  stage: '(min-width: 82.25rem) 75rem, 91.2vw',
  card: '(min-width: 82.25rem) 36.5rem, (min-width: 53.8125rem) 44.3vw, 91.2vw',
  shot: 'clamp(270px, 36vw, 520px)',
  third: '(min-width: 82.25rem) 24.2rem, 29.6vw',
  sheet: '(min-width: 82.25rem) 44.5rem, (min-width: 53.8125rem) 54vw, 91.2vw',
};

interface Props {
  picture: PictureSource;
  /** Another cut for screens up to 860 px. */
  phone?: PictureSource;
  alt: string;
  sizes: string;
  className?: string;
  /** The largest picture of the first view is fetched early; all others wait until they are near. */
  isFirst?: boolean;
}

/** A picture in the formats and widths that the build made of it. */
export function Picture({ picture, phone, alt, sizes, className, isFirst }: Props) {
  const { src, w, h } = picture.img;
  return (
    <picture>
      {phone && phone !== picture && <Sources picture={phone} sizes={SIZES.card} media="(max-width: 53.75rem)" />}
      <Sources picture={picture} sizes={sizes} />
      <img
        src={src}
        width={w}
        height={h}
        alt={alt}
        className={className}
        decoding="async"
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
      />
    </picture>
  );
}

function Sources({ picture, sizes, media }: { picture: PictureSource; sizes: string; media?: string }) {
  return Object.entries(picture.sources).map(([format, srcSet]) => (
    <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} media={media} />
  ));
}
