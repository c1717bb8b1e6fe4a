import { type SyntheticEvent, useRef } from 'react';
import { Picture } from '#src/components/picture.tsx';
import type { CaseStudy } from '#src/lib/case-studies.ts';
import { motion } from '#src/preferences/preference.ts';

const FADE_MS = 700;

/**
 * A hero image as it looks at night, in front of the one by day: it fades in with the sunset. Light mode does not display it, so browsers
 * load it only when dark mode is switched on.
 */
export function NightPicture({ heroNight, heroNightPhone }: Pick<CaseStudy, 'heroNight' | 'heroNightPhone'>) {
  const hasLoaded = useRef(false);

  /** For a picture that arrives after the fade of picture.css. When the window grows, browsers load a larger file: that one does not fade. */
  function fadeIn({ currentTarget: image }: SyntheticEvent<HTMLImageElement>): void {
    const isFirst = !hasLoaded.current;
    hasLoaded.current = true;
    if (isFirst && motion.read() === 'running' && !image.closest('[data-arriving]')) image.animate({ opacity: [0, 1] }, FADE_MS);
  }

  if (!heroNight) return null;
  return (
    <span aria-hidden="true" className="night-picture">
      <Picture picture={heroNight} phone={heroNightPhone} alt="" className="fill" onLoad={fadeIn} />
    </span>
  );
}
