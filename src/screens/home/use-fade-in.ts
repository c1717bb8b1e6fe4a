import { useEffect, useRef, useState } from 'react';

const VISIBLE_PART = 0.2;

/**
 * Fades an element in, once, when a fifth of it is visible. It is hidden only after the app has started, so that it is never missing
 * where scripts are off or slow. An element that the visitor already sees is left as it is.
 */
export function useFadeIn<E extends HTMLElement>() {
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
