import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False in the HTML of the build and while React hydrates it, true afterwards. For components that only work once the app runs. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

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
