import captionsLabel from 'virtual:site/captions';
import { owner } from '#src/lib/owner.ts';
import type { PictureSource } from '#src/lib/picture-sizes.ts';

interface Props {
  src: string;
  poster: PictureSource;
  captions: string;
  title: string;
}

/** A video from a file of this site. It is not loaded before somebody plays it. */
export function Video({ src, poster, captions, title }: Props) {
  const [width, height] = poster.variants.split(/\D/);
  return (
    <figure className="video">
      <video controls preload="none" playsInline src={src} poster={poster.src} width={width} height={height}>
        <track default kind="captions" src={captions} srcLang={owner.locale} label={captionsLabel} />
      </video>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
