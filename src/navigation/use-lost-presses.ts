import { useEffect } from 'react';

/**
 * While a view transition takes its snapshot, the browser gives every press to <html> instead of what stands there.
 * A frame later the page is back: the press goes to the link or button that was meant.
 */
export function useLostPresses(): void {
  useEffect(() => {
    const hand = ({ target, clientX, clientY }: MouseEvent) => {
      if (target !== document.documentElement) return;
      requestAnimationFrame(() => document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('a, button')?.click());
    };
    addEventListener('click', hand);
    return () => removeEventListener('click', hand);
  }, []);
}
