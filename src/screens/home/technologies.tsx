import { home, lists } from 'virtual:content/home';
import { useEffect, useRef, useState } from 'react';
import { Cloud } from '#src/components/clouds.tsx';
import { isInViewport } from '#src/components/hooks.ts';

/** The technologies that the owner works with, as cards. */
export function Technologies() {
  const fadeIn = useFadeIn();
  return (
    <section ref={fadeIn.ref} data-fade={fadeIn.state} aria-labelledby="technologies" className="wrap section">
      <h2 id="technologies" className="section-heading">
        {home.headings.technologies}
        <Cloud shape="a" className="cloud-behind cloud-behind-technologies" />
      </h2>
      <ul className="technologies">
        {lists.technologies.map(({ name, type, image }) => (
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
/** The observer reports every hundredth of the section: in a low window a few of them are all that fits. */
const THRESHOLDS = Array.from({ length: 100 * VISIBLE_PART + 1 }, (_, index) => index / 100);

/**
 * Fades an element in, once, when a fifth of it is visible. It is hidden only after the app has started, so that it is never missing
 * where scripts are off or slow. An element that the visitor already sees is left as it is.
 */
function useFadeIn() {
  const ref = useRef<HTMLElement>(null);
  const [state, setState] = useState<'waiting' | 'shown' | undefined>();

  useEffect(() => {
    const element = ref.current;
    if (!element || isInViewport(element.getBoundingClientRect())) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(showsEnough)) return;
        setState('shown');
        observer.disconnect();
      },
      { threshold: THRESHOLDS },
    );
    observer.observe(element);
    setState('waiting');
    return () => observer.disconnect();
  }, []);

  return { ref, state };
}

/** Whether a fifth of the element is visible; or, if a fifth of it is higher than the window, whether it fills a fifth of the window. */
function showsEnough({ intersectionRatio, boundingClientRect, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  if (intersectionRatio >= VISIBLE_PART) return true;
  const windowHeight = rootBounds?.height ?? innerHeight;
  return VISIBLE_PART * boundingClientRect.height >= windowHeight && intersectionRect.height >= VISIBLE_PART * windowHeight;
}
