import type { Offset } from '#src/lib/keep-in-view.ts';
import { isAtRest, pull, type Spring } from './spring.ts';

const FRAME_S = 1 / 60;

/** Plays an element's way from an offset back to its own place, on the tooltip's spring. */
export function springHome(element: HTMLElement, { x, y }: Offset): Animation {
  const distance = Math.hypot(x, y);
  const way: string[] = [];
  for (let left: Spring = { position: distance, velocity: 0 }; !isAtRest(left, 0); left = pull(left, 0, FRAME_S)) {
    const part = left.position / distance;
    way.push(`translate(${x * part}px, ${y * part}px)`);
  }
  return element.animate({ transform: [...way, 'none'] }, way.length * FRAME_S * 1000);
}
