/** A weight on a spring, in one dimension. */
export interface Spring {
  position: number;
  velocity: number;
}

/** The spring of the tooltip that follows the mouse. The specification gives these values. */
const TOOLTIP_SPRING = { stiffness: 280, damping: 30 };

const STEP_S = 1 / 2000; // So small that the result is exact, whatever the frame rate.

/** The spring after it has pulled towards the target for the given time. */
export function pull(spring: Spring, target: number, seconds: number, { stiffness, damping } = TOOLTIP_SPRING): Spring {
  let { position, velocity } = spring;
  for (let remaining = seconds; remaining > 0; remaining -= STEP_S) {
    const step = Math.min(STEP_S, remaining);
    velocity += (stiffness * (target - position) - damping * velocity) * step;
    position += velocity * step;
  }
  return { position, velocity };
}

export function isAtRest({ position, velocity }: Spring, target: number): boolean {
  return Math.abs(position - target) < 0.1 && Math.abs(velocity) < 1;
}

const FRAME_S = 1 / 60;

/** Animates an element from an offset back to its own place, with the same spring as the tooltip. */
export function springBack(element: HTMLElement, { x, y }: { x: number; y: number }): Animation {
  const distance = Math.hypot(x, y);
  const keyframes: string[] = [];
  for (let remaining: Spring = { position: distance, velocity: 0 }; !isAtRest(remaining, 0); remaining = pull(remaining, 0, FRAME_S)) {
    const fraction = remaining.position / distance;
    keyframes.push(`translate(${x * fraction}px, ${y * fraction}px)`);
  }
  return element.animate({ transform: [...keyframes, 'none'] }, keyframes.length * FRAME_S * 1000);
}
