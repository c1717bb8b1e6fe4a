import type { Offset } from '#src/lib/keep-in-view.ts';
import { isAtRest, pull, type Spring } from './spring.ts';

const FRAME_S = 1 / 60;

/** Animates an element from an offset back to its own place, with the same spring as the tooltip. */
export function springBack(element: HTMLElement, { x, y }: Offset): Animation {
  const distance = Math.hypot(x, y);
  const keyframes: string[] = [];
  for (let remaining: Spring = { position: distance, velocity: 0 }; !isAtRest(remaining, 0); remaining = pull(remaining, 0, FRAME_S)) {
    const fraction = remaining.position / distance;
    keyframes.push(`translate(${x * fraction}px, ${y * fraction}px)`);
  }
  return element.animate({ transform: [...keyframes, 'none'] }, keyframes.length * FRAME_S * 1000);
}
