import captionsLabel from 'virtual:site/captions';
import { owner } from '#src/lib/owner.ts';
import type { PictureSource } from '#src/lib/picture-sizes.ts';

interface Props {
  src: string;
  poster: PictureSource;
  /** A video without sound has none. */
  captions?: string;
  silent?: true;
  title: string;
}

/** A video from a file of this site. It is not loaded before somebody plays it. */
export function Video({ src, poster, captions, title }: Props) {
  const [width, height] = poster.variants.split(/\D/);
  return (
    <figure className="video">
      {/* biome-ignore lint/a11y/useMediaCaption: the content check demands captions for a video with sound */}
      <video controls preload="none" playsInline src={src} poster={poster.src} width={width} height={height}>
        {captions && <track default kind="captions" src={captions} srcLang={owner.locale} label={captionsLabel} />}
      </video>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
