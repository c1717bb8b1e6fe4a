import { useEffect } from 'react';

const FRAMES_TO_WAIT = 60;

/**
 * While a view transition takes its snapshot, the browser gives every press to <html> instead of what stands there.
 * As soon as the page is back, the press goes to the link or button that was meant.
 */
export function useLostPresses(): void {
  useEffect(() => {
    const catchPress = ({ target, clientX, clientY }: MouseEvent) => {
      if (target === document.documentElement) handOver(clientX, clientY, FRAMES_TO_WAIT);
    };
    addEventListener('click', catchPress);
    return () => removeEventListener('click', catchPress);
  }, []);
}

function handOver(x: number, y: number, framesLeft: number): void {
  const meant = document.elementFromPoint(x, y);
  if (meant && meant !== document.documentElement) meant.closest<HTMLElement>('a, button')?.click();
  else if (framesLeft > 0) requestAnimationFrame(() => handOver(x, y, framesLeft - 1));
}
