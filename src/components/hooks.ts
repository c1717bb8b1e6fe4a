import { startTransition, useEffect, useRef, useState } from 'react';

/** Pages that are opened later start with true. A Suspense boundary would be hydrated later too, so these components must not be in one. */
let hasHydrated = false;

/** False in the HTML of the build and while React hydrates it, true soon afterwards. For components that only work once the app runs. */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(hasHydrated);

  // A transition: React renders the components that change now in a task of its own, and pauses for input.
  useEffect(() => {
    hasHydrated = true;
    startTransition(() => setIsHydrated(true));
  }, []);

  return isHydrated;
}

/** Whether an element is in the window, at least in part. `rootMargin` makes the window larger for this test. */
export function useInView(rootMargin = '0px') {
  const ref = useRef<HTMLElement>(null);
  const [isInView, setIsInView] = useState(false);

  useEffect(() => {
    // The last entry is the present state: on a busy machine there are several at once.
    const observer = new IntersectionObserver((entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false), { rootMargin });
    observer.observe(ref.current as HTMLElement);
    return () => observer.disconnect();
  }, [rootMargin]);

  return { ref, isInView };
}

/** Whether a rectangle is in the window at this moment, at least in part. */
export const isInViewport = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;
