import { captionsLabel, owner } from 'virtual:content/site';
import type { PictureSource } from '#schema';

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
  const [width, height] = poster.dimensions.split(/\D/);
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
