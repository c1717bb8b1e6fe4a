import { useEffect } from 'react';

const FRAMES_TO_WAIT = 60;

/**
 * While a view transition runs, a press does not reach the page: Chromium gives it to <html>, Firefox to what stands behind <main>.
 * As soon as the page is back, the press goes to the link or button that was meant.
 */
export function useLostPresses(): void {
  useEffect(() => {
    const catchPress = ({ target, clientX, clientY }: MouseEvent) => {
      if (isBehindPage(target as Element)) handOver(clientX, clientY, scrollY, FRAMES_TO_WAIT);
    };
    addEventListener('click', catchPress);
    return () => removeEventListener('click', catchPress);
  }, []);
}

function handOver(x: number, y: number, scrolled: number, framesLeft: number): void {
  if (!framesLeft || scrollY !== scrolled) return; // Something else may stand there by now.
  const meant = document.elementFromPoint(x, y);
  if (meant && !isBehindPage(meant)) meant.closest<HTMLElement>('a, button')?.click();
  else requestAnimationFrame(() => handOver(x, y, scrolled, framesLeft - 1));
}

const isBehindPage = (element: Element) => element.querySelector('main');
