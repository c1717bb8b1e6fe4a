import { useEffect, useRef, useState } from 'react';

/** Whether any of an element is on the screen, or within a margin around it. */
export function useInView(rootMargin = '0px') {
  const ref = useRef<HTMLElement>(null);
  const [isInView, setIsInView] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setIsInView(entries.some((entry) => entry.isIntersecting)), { rootMargin });
    observer.observe(ref.current as HTMLElement);
    return () => observer.disconnect();
  }, [rootMargin]);

  return { ref, isInView };
}
