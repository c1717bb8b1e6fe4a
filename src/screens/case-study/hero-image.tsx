import { useLayoutEffect, useRef } from 'react';
import { Picture } from '#src/components/picture.tsx';
import type { CaseStudy } from '#src/lib/case-studies.ts';
import { sharedImageFor } from '#src/navigation/shared-image.ts';
import { animateFrom } from './image-transition.ts';

/** The hero image at the top of a case study. */
export function HeroImage({ slug, picture: { hero, phone, alt } }: { slug: string; picture: CaseStudy['pictures'][number] }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = frame.current as HTMLDivElement;
    const sharedImage = sharedImageFor(`/${slug}`);
    const cleanUps = [showEdgeColour(element, hero.colour), sharedImage && animateFrom(element, sharedImage)];
    return () => {
      for (const cleanUp of cleanUps) cleanUp?.();
    };
  }, [slug, hero.colour]);
  return (
    <div ref={frame} className="hero-image">
      <Picture picture={hero} phone={phone} alt={alt} className="picture fill" isPriority />
    </div>
  );
}

/** Shows the colour of the picture's edges in its place until it has loaded. Returns a function that stops this. */
function showEdgeColour(hero: HTMLElement, colour = ''): () => void {
  const picture = hero.querySelector('img');
  const end = () => hero.style.removeProperty('--edge-colour');
  if (picture?.complete === false) {
    hero.style.setProperty('--edge-colour', colour);
    picture.decode().then(end, end); // Also after an error: the alternative text needs the normal background to be readable.
  }
  return end;
}
