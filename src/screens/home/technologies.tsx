import { useEffect, useRef, useState } from 'react';
import { home } from '#content/pages/home.ts';
import { Cloud } from '#src/components/clouds.tsx';
import { technologies } from './optional-lists.ts';

/** The technologies that the owner works with, as cards. */
export function Technologies() {
  const fadeIn = useFadeIn<HTMLElement>();
  return (
    <section ref={fadeIn.ref} data-fade={fadeIn.state} aria-labelledby="technologies" className="wrap section">
      <div className="section-head">
        <h2 id="technologies" className="section-heading">
          {home.technologiesHeading}
        </h2>
        <Cloud shape="a" className="peeking peeking-technologies" />
      </div>
      <ul className="technologies">
        {technologies.map(({ name, type, image }) => (
          <li key={name} className="technology">
            <TechnologyIcon src={image} className="light-only" />
            <TechnologyIcon src={`${image}#dark`} className="dark-only" />
            <div>
              <h3 className="technology-name">{name}</h3>
              <p className="technology-type">{type}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * One SVG file has the colours of both modes. CSS shows one of two images, because WebKit does not tell an SVG
 * image the mode of its page.
 */
function TechnologyIcon({ src, className }: { src: string; className: string }) {
  return <img src={src} alt="" width="46" height="46" loading="lazy" className={className} />;
}

const VISIBLE_PART = 0.2;

/**
 * Fades an element in, once, when a fifth of it is visible. It is hidden only after the app has started, so that it is never missing
 * where scripts are off or slow. An element that the visitor already sees is left as it is.
 */
function useFadeIn<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const [state, setState] = useState<'waiting' | 'shown' | undefined>();

  useEffect(() => {
    const element = ref.current;
    if (!element || isInView(element)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setState('shown');
        observer.disconnect();
      },
      { threshold: VISIBLE_PART },
    );
    observer.observe(element);
    setState('waiting');
    return () => observer.disconnect();
  }, []);

  return { ref, state };
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}
