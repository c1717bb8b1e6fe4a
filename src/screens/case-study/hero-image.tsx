import { useLayoutEffect, useRef } from 'react';
import { NightPicture } from '#src/components/night-picture.tsx';
import { Picture } from '#src/components/picture.tsx';
import type { CaseStudy } from '#src/lib/case-studies.ts';

/** The hero image at the top of a case study. */
export function HeroImage(caseStudy: CaseStudy) {
  const { slug, pictures } = caseStudy;
  const [first] = pictures;
  const frame = useRef<HTMLDivElement>(null);
  const colour = first?.hero.colour;
  useLayoutEffect(() => showEdgeColour(frame.current, colour), [colour]);
  if (!first) return null;
  return (
    <div ref={frame} className="hero-image" data-picture-of={`/${slug}`}>
      <Picture picture={first.hero} phone={first.phone} alt={first.alt} className="picture fill" isPriority />
      <NightPicture {...caseStudy} />
    </div>
  );
}

/** Shows the colour of the picture's edges in its place until it has loaded. Returns a function that stops this. */
function showEdgeColour(hero: HTMLElement | null, colour = ''): () => void {
  const picture = hero?.querySelector('img');
  const end = () => hero?.style.removeProperty('--edge-colour');
  if (picture?.complete === false) {
    hero?.style.setProperty('--edge-colour', colour);
    picture.decode().then(end, end); // Also after an error: the alternative text needs the normal background to be readable.
  }
  return end;
}
