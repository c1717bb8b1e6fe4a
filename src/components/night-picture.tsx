import { type SyntheticEvent, useRef } from 'react';
import type { PictureSource } from '#schema';
import { Picture } from '#src/components/picture.tsx';
import { motion } from '#src/preferences/preference.ts';

const FADE_MS = 700;

/**
 * A hero image as it looks at night, in front of the one by day: it fades in with the sunset. Light mode does not display it, so browsers
 * load it only when dark mode is switched on.
 */
export function NightPicture({ picture }: { picture: PictureSource<'hero'> }) {
  const hasLoaded = useRef(false);

  /** For a picture that arrives after the fade of picture.css. When the window grows, browsers load a larger file: that one does not fade. */
  function fadeIn({ currentTarget: image }: SyntheticEvent<HTMLImageElement>): void {
    const isFirst = !hasLoaded.current;
    hasLoaded.current = true;
    if (isFirst && motion.read() === 'running' && !image.closest('[data-arriving]')) image.animate({ opacity: [0, 1] }, FADE_MS);
  }

  return (
    <span aria-hidden="true" className="night-picture">
      <Picture picture={picture} alt="" className="fill" onLoad={fadeIn} />
    </span>
  );
}
