import { useEffect, useRef, useState } from 'react';

/** Whether an element is in the window, at least in part. `rootMargin` makes the window larger for this test. */
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
